export interface DemoChat {
  readonly customer: string
  /** Oldest first: who speaks, and how many minutes before the shop is opened. */
  readonly lines: readonly DemoLine[]
}

export interface DemoLine {
  readonly by: 'customer' | 'staff'
  readonly minutesAgo: number
  readonly text: string
}

const HOUR = 60
const DAY = 24 * HOUR

/** Conversations of customers with the staff; some wait for an answer. */
export const DEMO_CHATS: readonly DemoChat[] = [
  {
    customer: 'member@diyafa.example',
    lines: [
      {
        by: 'customer',
        minutesAgo: 3 * DAY + 50,
        text: 'Good morning. We are opening a second branch in Maadi and need ovens for 120 covers. What would you suggest?',
      },
      {
        by: 'staff',
        minutesAgo: 3 * DAY + 44,
        text: 'Good morning Mona, congratulations! For 120 covers a combi oven with 10 trays is the usual choice. Do you have gas on site, or electricity only?',
      },
      { by: 'customer', minutesAgo: 3 * DAY + 41, text: 'Gas is there. Three-phase electricity comes next month.' },
      {
        by: 'staff',
        minutesAgo: 3 * DAY + 35,
        text: 'Then gas it is. Please put what you like into your bag and confirm it, and we call you with a quotation that includes installation.',
      },
      { by: 'customer', minutesAgo: 2 * DAY + 15, text: 'Done, thank you. By the way: الفنيين بييجوا المعادي يوم الجمعة؟' },
      { by: 'staff', minutesAgo: 2 * DAY + 9, text: 'نعم، يوم الجمعة من الساعة 1 ظهرًا حتى 6 مساءً.' },
    ],
  },
  {
    customer: 'tanoria@brands.example',
    lines: [
      {
        by: 'customer',
        minutesAgo: 5 * HOUR + 20,
        text: 'Hello, one of our deck ovens shows the wrong width on its page. Can you correct it or shall I?',
      },
      {
        by: 'staff',
        minutesAgo: 5 * HOUR + 2,
        text: 'Hello Salma, you can: Products, then the oven, then Edit. Tell me if anything is unclear.',
      },
      { by: 'customer', minutesAgo: 4 * HOUR + 55, text: 'Found it, thanks!' },
      { by: 'staff', minutesAgo: 4 * HOUR + 54, text: 'With pleasure.' },
    ],
  },
  {
    customer: 'bunovia@brands.example',
    lines: [
      {
        by: 'customer',
        minutesAgo: 95,
        text: 'صباح الخير، عميل يسأل عن قطع غيار مطحنة البن. هل السكاكين والموتور متوفران في مخزن القاهرة؟',
      },
    ],
  },
  {
    customer: 'noname@diyafa.example',
    lines: [{ by: 'customer', minutesAgo: 22, text: 'مساء الخير، أحتاج ثلاجة عرض لمحل حلويات عرضه 4 متر. ما المقاسات المتاحة؟' }],
  },
]
