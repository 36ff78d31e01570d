import type { Delivery } from '#domain/orders/delivery.ts'
import type { Language } from '#domain/text/language.ts'

/** A request that staff wrote down during a call. */
export interface DemoPhoneRequest {
  readonly workedMinutesAgo: number
  /** The email of the colleague who took the call. */
  readonly by: string
  readonly name: string
  readonly phone: string
  readonly language: Language
  readonly words: string
  /** `SKU*quantity`, as far as the caller named machines. */
  readonly lines: string
  readonly delivery: Delivery | null
}

export const DEMO_PHONE_REQUESTS: readonly DemoPhoneRequest[] = [
  {
    workedMinutesAgo: 12,
    by: 'dina@diyafa.example',
    name: 'الحاج محروس الصعيدي',
    phone: '+20 100 000 3101',
    language: 'ar',
    words: 'مطبخ كامل لمطعم مشويات 120 كرسي في أسيوط، الغاز أنابيب والكهرباء ثلاثي. سيرسل رسم المكان على واتساب، ويريد التسليم قبل رمضان.',
    lines: '',
    delivery: { company: 'مشويات الصعيدي', governorate: 'asyut', callTime: 'afternoon' },
  },
  {
    workedMinutesAgo: 6,
    by: 'sherif@diyafa.example',
    name: 'Karim Abdel Nour',
    phone: '+20 100 000 3102',
    language: 'en',
    words: 'Saw the shawarma machine at a friend’s shop in Zamalek and wants the same, with a gas line that the landlord allows.',
    lines: 'SKH-S3',
    delivery: { governorate: 'cairo' },
  },
]
