/** Sentences that reviews of the demo are made of: what stands for the kind of equipment, praised and blamed. */
export interface Sayings {
  readonly good: readonly string[]
  readonly bad: readonly string[]
}

type Kinds = Readonly<Record<string, Sayings>>

const said = (good: string, bad: string): Sayings => ({ good: linesOf(good), bad: linesOf(bad) })

function linesOf(text: string): string[] {
  return text
    .trim()
    .split('\n')
    .map((line) => line.trim())
}

export const ENGLISH: Kinds = {
  refrigeration: said(
    `It holds its temperature in August with the kitchen door open all evening.
     The shelves take full gastronorm pans, so we stopped repacking everything.
     Quiet enough to stand next to the pass, and the gasket still seals well.`,
    `It needs more air behind it than the drawing says, or it runs all night.
     The lower shelf freezes lettuce, we had to move the probe twice.`,
  ),
  'freezers-ice': said(
    `We fill it after the market and everything is hard by the next morning.
     Ice comes out clear and dry, even on the busiest Thursday.
     Defrosting takes an hour instead of half a day.`,
    `The lid hinge was loose after a month.
     Output drops a lot when the water comes in warm.`,
  ),
  display: said(
    `Customers see the cakes before they see the menu, sales went up.
     The glass stays clear even when we mop the floor beside it.
     The light is warm and the cream keeps its shape all day.`,
    `The glass fogs in the afternoon unless the air conditioner is on.
     One lamp flickers and the switch is hard to reach.`,
  ),
  ovens: said(
    `Bakes evenly on all levels, we no longer turn the trays.
     Chicken comes out juicy and the steam saves us water every day.
     Heats up faster than our old one and uses less gas.`,
    `The back left corner is hotter, we turn the trays half way.
     The door handle gets too hot to touch during service.`,
  ),
  cooking: said(
    `The burners are strong, a full pot boils before the rush begins.
     It is easy to clean, the top lifts off in one piece.
     The flame stays steady even when everything is on at once.`,
    `One knob was stiff from the first day.
     It blackened our pots until the nozzles were changed.`,
  ),
  grills: said(
    `The marks on the kofta are perfect and nothing sticks.
     Fat runs into the drawer, so there is much less smoke.
     It keeps the heat from the first order to the last.`,
    `The drip tray is too small for a Friday.
     The edges stay colder than the middle.`,
  ),
  bakery: said(
    `It kneads stiff dough without slowing down.
     The dough rises the same in winter and summer now.
     Our baladi bread has the same size every morning.`,
    `It moves on a tiled floor, we had to fix the feet.
     It is louder than we expected with a full bowl.`,
  ),
  preparation: said(
    `It cuts fifty kilos of vegetables before breakfast service.
     Taking it apart to wash takes two minutes.
     The blade stays sharp and the slices are all the same.`,
    `The plastic cover cracked after three weeks.
     It warms up quickly, we let it rest between batches.`,
  ),
  'meat-room': said(
    `The mince is cool when it comes out and never smeared.
     It goes through frozen blocks without complaint.
     Everything that touches meat comes off without tools.`,
    `The tray is short, half of the mince lands beside the bowl.
     The foot switch stopped working and waited for a part.`,
  ),
  coffee: said(
    `The espresso is the same at eight in the morning and at midnight.
     The steam is strong enough for two jugs at once.
     Our baristas learned it in one shift.`,
    `The drip tray fills up quickly at rush hour.
     It takes longer than promised to be ready in the morning.`,
  ),
  drinks: said(
    `Orange juice runs through without stopping all of Ramadan.
     The bowls are easy to take out and clean.
     Smoothies are ready before the customer has paid.`,
    `The tap drips a little after the last glass.
     The noise fills a small shop.`,
  ),
  dishwashing: said(
    `Glasses come out dry and without spots.
     One person washes what three used to.
     It uses so little water that we noticed it on the bill.`,
    `Plates at the edge of the rack are not always clean.
     It needs softened water, otherwise there is lime everywhere.`,
  ),
  steel: said(
    `The welds are clean and the feet level on our old floor.
     We put a mixer of ninety kilos on it and nothing bends.
     The edges are smooth, nobody cuts a hand on it.`,
    `The bowl is thinner than the sample we saw.
     One foot was missing and came a week later.`,
  ),
  buffet: said(
    `The food stays hot to the last guest and the lids close softly.
     It looks elegant at weddings and packs away flat.
     The finish survived a whole season by the sea.`,
    `Fingerprints show on it after every guest.
     The handle loosened after the third banquet.`,
  ),
  laundry: said(
    `Sheets come out almost dry, which saves an hour of drying.
     It runs twelve cycles a day since we opened the new floor.
     The programmes are simple, housekeeping learned them at once.`,
    `It shakes when it is only half full.
     The detergent drawer blocks if you use powder.`,
  ),
}

export const ARABIC: Kinds = {
  refrigeration: said(
    `بتحافظ على درجة الحرارة في عز الصيف والباب بيفتح ويقفل طول الليل.
     الأرفف واخدة صواني الجاسترونورم بالكامل ومش محتاجين نعيد التعبئة.
     صوتها هادي والجوان لسه قافل كويس.`,
    `محتاجة مسافة وراها أكتر من المكتوب وإلا بتشتغل طول الليل.
     الرف اللي تحت بيجمّد الخضار واضطرينا نعدّل الحساس مرتين.`,
  ),
  'freezers-ice': said(
    `بنملاها بعد السوق وتاني يوم الصبح كل حاجة مجمدة.
     التلج طالع نضيف وناشف حتى في زحمة الخميس.
     إذابة التلج بتاخد ساعة بدل نص يوم.`,
    `مفصلة الغطا فكت بعد شهر.
     الإنتاج بيقل جدًا لو المية داخلة دافية.`,
  ),
  display: said(
    `الزبون بيشوف التورت قبل المنيو والمبيعات زادت.
     الإزاز مش بيشبّر حتى وإحنا بنمسح الأرض جنبه.
     الإضاءة دافية والكريمة ثابتة طول اليوم.`,
    `الإزاز بيشبّر بعد الضهر لو التكييف مقفول.
     لمبة من اللمبات بترعش ومفتاحها صعب الوصول له.`,
  ),
  ovens: said(
    `التسوية متساوية في كل الأدوار ومش بنلف الصواني.
     الفراخ طالعة طرية والبخار موفر معانا كل يوم.
     بيسخن أسرع من القديم واستهلاكه للغاز أقل.`,
    `الركن الشمال من ورا أسخن وبنلف الصواني في النص.
     مقبض الباب بيسخن جدًا وقت الشغل.`,
  ),
  cooking: said(
    `الشعلات قوية والحلة الكبيرة بتغلي قبل الزحمة.
     تنضيفه سهل والسطح بيتشال قطعة واحدة.
     اللهب ثابت حتى وكل العيون شغالة.`,
    `مفتاح من المفاتيح كان تقيل من أول يوم.
     كان بيسوّد الحلل لحد ما غيرنا الفواني.`,
  ),
  grills: said(
    `علامات الشواية على الكفتة مظبوطة ومفيش حاجة بتلزق.
     الدهن بينزل في الدرج والدخان أقل بكتير.
     محافظ على الحرارة من أول أوردر لآخر أوردر.`,
    `درج الدهن صغير على شغل الجمعة.
     الأطراف أبرد من النص.`,
  ),
  bakery: said(
    `بيعجن العجين الناشف من غير ما يهدّي.
     العجين بيخمر نفس الخميرة صيف وشتا.
     الرغيف البلدي طالع مقاس واحد كل يوم.`,
    `بيتحرك على السيراميك واضطرينا نثبت الرجول.
     صوته أعلى من المتوقع والحلة مليانة.`,
  ),
  preparation: said(
    `بتقطع خمسين كيلو خضار قبل ميعاد الفطار.
     فكها وغسيلها بياخد دقيقتين.
     السلاح حامي والشرايح كلها سمك واحد.`,
    `الغطا البلاستيك شرخ بعد تلات أسابيع.
     بتسخن بسرعة وبنريحها بين كل كمية والتانية.`,
  ),
  'meat-room': said(
    `اللحمة طالعة باردة ومش معجّنة.
     بتفرم المجمد من غير أي مشكلة.
     كل اللي بيلمس اللحمة بيتفك من غير عدة.`,
    `الصينية قصيرة ونص المفروم بينزل بره.
     دواسة القدم وقفت واستنينا قطعة الغيار.`,
  ),
  coffee: said(
    `الإسبريسو بنفس الطعم الساعة تمانية الصبح ونص الليل.
     البخار قوي ويكفي كوزين لبن مع بعض.
     الباريستا اتعلموا عليها في وردية واحدة.`,
    `صينية التنقيط بتتملي بسرعة في الزحمة.
     بتاخد وقت أطول من المكتوب علشان تجهز الصبح.`,
  ),
  drinks: said(
    `عصير البرتقان شغال من غير توقف طول رمضان.
     الأحواض سهلة الفك والتنضيف.
     السموزي بيجهز قبل ما الزبون يحاسب.`,
    `الحنفية بتنقط شوية بعد آخر كوباية.
     صوتها عالي على محل صغير.`,
  ),
  dishwashing: said(
    `الكوبايات طالعة ناشفة ومن غير بقع.
     واحد بيغسل شغل تلاتة.
     استهلاك المية قليل وفرق معانا في الفاتورة.`,
    `الأطباق اللي على طرف السبت مش دايمًا نضيفة.
     محتاجة مية معالجة وإلا الجير في كل حتة.`,
  ),
  steel: said(
    `اللحام نضيف والرجول بتتظبط على أرضيتنا القديمة.
     حطينا عليها عجان تسعين كيلو ومفيش أي تقوس.
     الحواف ناعمة ومحدش بيتعور منها.`,
    `الحوض أرفع من العينة اللي شفناها.
     رجل كانت ناقصة ووصلت بعد أسبوع.`,
  ),
  buffet: said(
    `الأكل فاضل سخن لآخر ضيف والغطا بيقفل بهدوء.
     شكله شيك في الأفراح وبيتخزن في مساحة صغيرة.
     اللمعة زي ما هي بعد موسم كامل على البحر.`,
    `البصمات بتبان عليه بعد كل ضيف.
     المقبض فك بعد تالت حفلة.`,
  ),
  laundry: said(
    `الملايات طالعة شبه ناشفة وموفرة ساعة تجفيف.
     شغالة اتناشر دورة في اليوم من ساعة ما فتحنا الدور الجديد.
     البرامج سهلة والهاوس كيبنج اتعلموها على طول.`,
    `بتتهز لما تكون نص مليانة.
     درج المسحوق بيسد مع البودرة.`,
  ),
}
