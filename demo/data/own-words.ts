/** Descriptions of machines that their family's texts do not fit: `SKU | English | Arabic`, with facts in braces. */
export const OWN_WORDS = `
NVR-UR600G | Shows drinks and desserts to the waiter without opening the door; {L} L, heated glass and a light inside. | تُظهر المشروبات والحلويات للجرسون دون فتح الباب، {L} لتر بزجاج مدفأ وإضاءة داخلية.
BRV-RSP500 | Takes {trays} straight from the bakery trolley and keeps them humid, so that cream and dough do not crust. | تستقبل {trays} مباشرة من عربة المخبز وتحفظ رطوبتها فلا تجف الكريمة والعجين.
BRV-RSD1300 | One cabinet, two machines: a refrigerator on one side and a freezer at {min} °C on the other, each with its own display. | كابينة واحدة بماكينتين: ثلاجة في جانب وفريزر {frost} درجة تحت الصفر في الآخر، ولكل منهما شاشة.
VTN-BB3 | Bottles at the barman's knee: {doors} of heated glass, {L} L and a lock for the night. | الزجاجات قريبة من يد البارمان: {doors} زجاج مدفأ وسعة {L} لتر وقفل لليل.
VTN-BB2 | Sliding doors need no room behind a narrow bar; {L} L of cold bottles in {W} mm. | أبواب جرارة لا تحتاج مساحة خلف البار الضيق، {L} لتر من المشروبات الباردة في {W} مم.
VTN-CT100 | Sits beside the till and sells the last cold can of the evening: {L} L in {W} mm of counter. | توضع بجانب الكاشير وتبيع آخر علبة باردة في المساء: {L} لتر في {W} مم.
NVR-DF450 | Ages beef for weeks at controlled humidity behind a lit door, with rails for whole loins; {L} L. | تعتيق اللحم لأسابيع برطوبة مضبوطة خلف باب مضيء، مع حوامل للقطع الكاملة، {L} لتر.
VTN-OM1000 | Open front for salads and sandwiches that guests take themselves; night curtain and {shelves}, {W} mm. | واجهة مفتوحة للسلطات والسندوتشات بالخدمة الذاتية، ستارة ليلية و{shelves} بعرض {W} مم.
VTN-OM1900 | Open wall of cold for a hotel breakfast or mini market: {L} L, night curtain, price rails, {W} mm. | واجهة تبريد مفتوحة لإفطار الفندق أو الميني ماركت: {L} لتر وستارة ليلية بعرض {W} مم.
VTN-CD100 | Cakes by the till, where nobody misses them: {L} L cooled on a counter of {W} mm. | التورتات بجانب الكاشير حيث يراها الجميع: {L} لتر مبردة على كاونتر {W} مم.
VTN-CD160R | Turns slowly so that every cake passes the guest; {shelves} of glass, lit from top to bottom. | تدور ببطء فتمر كل تورتة أمام الزبون، {shelves} من الزجاج بإضاءة من أعلى إلى أسفل.
RNQ-CC08 | Holds chocolate at {min} to {max} °C in dry air, so that it neither blooms nor sweats; {W} mm wide. | تحفظ الشوكولاتة بين {min} و{max} درجة في هواء جاف فلا تتعرق ولا تبهت، العرض {W} مم.
QTB-UF380 | Seven closed drawers keep the cold in and the stock apart; {L} L in {W} mm. | سبعة أدراج مغلقة تحفظ البرودة وتفصل الأصناف، {L} لتر في {W} مم.
VTN-IG400 | Ice cream in sight and at the right softness under curved glass; {L} L, castors and a light. | الآيس كريم أمام العين وبالقوام الصحيح تحت زجاج مقوس، {L} لتر بعجل وإضاءة.
VTN-IG600 | Frozen fish and vegetables for a self-service shop, under sliding lids; {L} L, {W} mm long. | أسماك وخضروات مجمدة للخدمة الذاتية تحت أغطية جرارة، {L} لتر وطول {W} مم.
KHM-CB6 | Steam at the start of the bake gives fino and croissant their shine; holds {trays} of bakery size. | بخار في بداية الخبيز يعطي الفينو والكرواسون لمعتهما، ويسع {trays} مقاس مخابز.
TNR-PD9 | An open flame under a brick dome: a Neapolitan base in ninety seconds, on wood or on gas. | لهب مكشوف تحت قبة طوب: بيتزا نابوليتان في 90 ثانية بالحطب أو الغاز.
TNR-CT30 | Toasts buns and slices on both sides for a hotel breakfast, without anyone standing by; {kW} kW. | يحمّص خبز البرجر وشرائح التوست من الوجهين لإفطار الفندق دون متابعة، قدرة {kW} كيلووات.
KLM-MH34 | Toasts, melts and heats a filled sandwich in ninety seconds, without a hood above; {L} L, {kW} kW. | يحمص ويذيب ويسخن السندوتش في 90 ثانية دون شفاط فوقه، {L} لتر وقدرة {kW} كيلووات.
LHB-SP1 | Low and strong: carries pots of 100 L at a height where they can be stirred; {gas} kW. | منخفض وقوي: يحمل حللًا 100 لتر بارتفاع يسهل التقليب، قدرة {gas} كيلووات.
SHL-W2 | Two jet burners, a cooled top and a swing tap for a Chinese kitchen; {gas} kW on {W} mm. | شعلتا نفاث وسطح مبرد بالماء وحنفية متحركة للمطبخ الصيني، {gas} كيلووات وعرض {W} مم.
FRV-PF25 | Cooks breaded chicken under pressure: juicy inside, crisp outside, ready in ten minutes; {L} L of oil. | تطهو الفراخ المقرمشة تحت ضغط: طرية من الداخل ومقرمشة من الخارج في 10 دقائق، {L} لتر زيت.
FRV-GF25 | Filters its own oil between services with a pump and a lever, so that {L} L last for days; {gas} kW. | تفلتر زيتها بين الفترات بطلمبة وذراع فيدوم {L} لتر أيامًا، قدرة {gas} كيلووات.
LHB-FL30 | A wide, shallow tank where falafel and fish float apart; {L} L of oil on {W} mm. | حوض عريض غير عميق تطفو فيه الطعمية والسمك دون تلاصق، {L} لتر زيت بعرض {W} مم.
SHL-BKT200 | Stirs without sticking and tips by motor: jam, béchamel or {L} L of kofta sauce in one batch. | تقلب دون التصاق وتميل بموتور: مربى أو بشاميل أو {L} لتر صوص في المرة.
GMV-CO70 | Charcoal taste with the door closed: half the smoke, half the coal, {max} °C inside. | طعم الفحم والباب مغلق: نصف الدخان ونصف الفحم وحرارة {max} درجة بالداخل.
GMV-LS80 | Stones above gas burners give marks and smoke without carrying coal; {gas} kW, {W} mm wide. | أحجار فوق شعلات الغاز تعطي علامات الشواء دون حمل فحم، {gas} كيلووات وعرض {W} مم.
GMV-SK14 | A motor turns fourteen skewers together, so that kebab browns alike on all sides; {W} mm. | موتور يدير 14 سيخًا معًا فيستوي الكباب من كل الجوانب، العرض {W} مم.
LHB-CR40D | Two cast plates for crepe and roqaq, each with its own burner; spreader and oil groove, {W} mm. | صاجان زهر للكريب والرقاق لكل منهما شعلة، مع فرادة ومجرى زيت، العرض {W} مم.
LHB-CP36 | Closes on panini from above and below and marks both sides; spring-held lids, {kW} kW. | يغلق على البانيني من أعلى وأسفل ويعلم الوجهين، بأغطية زنبرك وقدرة {kW} كيلووات.
SKH-DK1 | Slices thin and even without tearing and runs for two hours on a charge; the blade is sharpened on the spot. | تقطع شرائح رفيعة متساوية دون تمزيق وتعمل ساعتين بالشحنة، وسلاحها يُسن في مكانه.
SKH-SE3 | For malls and kitchens without gas: three glass-covered elements switched one by one, {kW} kW. | للمولات والمطابخ دون غاز: 3 شمعات بزجاج حماية تعمل كل منها منفردة، {kW} كيلووات.
GMV-RP40 | Baskets turn around a gas flame behind glass: {kg} kg of chicken, a shop window that draws a queue. | سلال تدور حول لهب غاز خلف الزجاج: {kg} كجم من الفراخ وواجهة تجذب المارة.
KHM-RP18 | Keeps dough cold until four in the morning, then proofs it: {trays} ready when the baker comes. | يحفظ العجين باردًا حتى الرابعة صباحًا ثم يخمره: {trays} جاهزة عند وصول الخباز.
RGF-PR42 | Opens a ball of dough to a round of 42 cm in two passes, without warming it; {kW} kW. | تفرد كرة العجين إلى قرص 42 سم في مرتين دون تسخينها، قدرة {kW} كيلووات.
RGF-PP45 | Presses a round base with a rim in two seconds between warm plates; {kW} kW. | يكبس قرصًا بحافة في ثانيتين بين سطحين دافئين، قدرة {kW} كيلووات.
BST-CT8 | Chops parsley, emulsifies mayonnaise and turns chickpeas to hummus in an {L} L bowl. | يفرم البقدونس ويخفق المايونيز ويحوّل الحمص إلى معجون ناعم في حلة {L} لتر.
BST-PP10 | Peels {kg} kg of potatoes in three minutes and rinses the skins away; {kgh} kg an hour. | تقشر {kg} كجم بطاطس في 3 دقائق وتشطف القشر، {kgh} كجم في الساعة.
BST-FC10 | Fixed to wall or table, it cuts a potato to chips with one pull; no power, nothing to break. | تثبت على الحائط أو الطاولة وتقطع البطاطس أصابع بشدة واحدة، دون كهرباء.
DWX-H35 | Blends in the pot itself, up to {L} L of soup; the shaft unscrews for washing. | يضرب في الحلة نفسها حتى {L} لتر شوربة، والذراع تُفك للغسيل.
DWX-H50 | For stock pots of {L} L: long steel shaft, two handles and a lock for steady work. | لحلل {L} لتر: ذراع استانلس طويلة ومقبضان وزر تثبيت للعمل المستمر.
DWX-MS2 | Two cups, two speeds each: milkshakes with a thick foam and no splashing; {kW} kW. | كوبان بسرعتين لكل منهما: ميلك شيك برغوة كثيفة دون تطاير، قدرة {kW} كيلووات.
LHM-TS23 | Seals takeaway trays with film in three seconds, so that soup travels without a spill; {W} mm. | تغلف صواني التيك أواي بالفيلم في 3 ثواني فتصل الشوربة دون تسريب، العرض {W} مم.
LHM-KF30 | Forms kofta fingers and burgers of one weight, {kgh} kg an hour; three moulds included. | تشكل أصابع الكفتة وأقراص البرجر بوزن واحد، {kgh} كجم في الساعة مع 3 قوالب.
BNV-SA1 | Grinds, brews and froths milk at one touch, for hotel breakfasts without a barista. | تطحن البن وتحضّر القهوة وتبخّر اللبن بلمسة واحدة لإفطار الفنادق دون باريستا.
BNV-E2L | Springs and levers in place of electronics: pressure in the barista's hand, boiler of {L} L. | زنبركات وأذرع بدل الإلكترونيات: الضغط في يد الباريستا وغلاية {L} لتر.
THN-SM3 | Mills cardamom with coffee, or cumin alone, {kg} kg a load, in a bowl that lifts out. | تطحن الحبهان مع البن أو الكمون وحده، {kg} كجم في المرة، بحلة سهلة الرفع.
THN-TK2 | Powder-fine grind for Turkish coffee without scorching it, {kgh} kg an hour straight into the bag. | طحن ناعم كالبودرة للقهوة التركي دون احتراق، {kgh} كجم في الساعة مباشرة في الكيس.
SMV-AF12 | Plumbed in and never empty: {L} L at {max} °C, topped up by itself as it is drawn. | متصلة بالمياه ولا تفرغ: {L} لتر عند {max} درجة تُملأ تلقائيًا مع السحب.
SMV-SV15 | Tea kept warm on top, boiling water from the tap below: {L} L for a long evening. | الشاي دافئ بالأعلى والماء المغلي من الحنفية: {L} لتر لسهرة طويلة.
SMV-CU15 | Filters ground coffee and keeps it hot for a conference break: {L} L, ready light and level glass. | تصفي القهوة وتحفظها ساخنة لاستراحة المؤتمر: {L} لتر مع لمبة جاهزية ومبين مستوى.
SMV-SH5 | Stirs sahlab and chocolate slowly so that they neither burn nor skin over; {L} L in view. | تقلب السحلب والشوكولاتة ببطء فلا تحترق ولا تكوّن قشرة، {L} لتر أمام العين.
ASR-CJ1 | Half a lemon, half a grapefruit: pull the lever and the cone turns; quiet at {kW} kW. | نصف ليمونة أو نصف جريب فروت: اسحب الذراع فيدور المخروط، هادئة بقدرة {kW} كيلووات.
ASR-SC3 | Steel rollers take a whole cane and press it dry at the first pass: {kgh} kg an hour. | درافيل استانلس تأخذ عود القصب كاملًا وتعصره من أول مرة: {kgh} كجم في الساعة.
ASR-PG1 | Cast lever and steel cup for pomegranate and citrus; no power needed, {H} mm high. | ذراع زهر وكوب استانلس للرمان والحمضيات، دون كهرباء، الارتفاع {H} مم.
NDV-WD20 | Hot for tea and cold for drinking from one bottle, with a child lock on the hot tap; {W} mm wide. | ساخن للشاي وبارد للشرب من قارورة واحدة، مع قفل أطفال للحنفية الساخنة، العرض {W} مم.
NDV-IC3 | Two flavours and a twist from three levers; holds its mix at 4 °C overnight, {kW} kW. | نكهتان ومشكل من 3 أذرع، وتحفظ الخليط عند 4 درجات ليلًا، قدرة {kW} كيلووات.
SFN-JB8 | An ice core cools the juice without watering it; polished steel for the breakfast table, {L} L. | عمود ثلج يبرد العصير دون تخفيفه، استانلس لامع لبوفيه الإفطار، {L} لتر.
ASR-HD10 | Stirs hot sahlab so that it does not stick; {L} L kept at up to {max} °C with a tap for thick drinks. | يقلب السحلب الساخن فلا يلتصق، {L} لتر حتى {max} درجة وحنفية للمشروبات الثقيلة.
SNR-PW30 | A chamber tall enough for mixer bowls and 60x40 trays, with water jets strong enough for baked-on fat. | غرفة مرتفعة تسع حلل العجانات وصواني 60x40 ورشاشات قوية تزيل الدهون المحروقة.
STQ-HW40 | Hands stay off the tap: a knee plate opens mixed water over a bowl of {W} mm. | اليد لا تلمس الحنفية: لوح بالركبة يفتح الماء المخلوط فوق حوض {W} مم.
STQ-PS12 | One bowl 450 mm deep, where a 60 L pot lies down to be scrubbed; {W} mm long. | عين واحدة بعمق 450 مم تسع حلة 60 لتر نائمة للغسيل، الطول {W} مم.
STQ-PT15 | Marble stays cool under chocolate and butter dough; steel frame and lower shelf, {W} x {D} mm. | الرخام يبقى باردًا تحت الشوكولاتة وعجين الزبدة، هيكل استانلس ورف سفلي {W} × {D} مم.
STQ-DT14 | Guides racks from the sink into the machine: raised edges, waste hole and {W} mm of drained top. | توجه السلال من الحوض إلى الغسالة: حواف مرتفعة وفتحة فضلات وسطح {W} مم.
STQ-MW50 | Lifts the microwave off the worktop: carries 30 kg on {W} x {D} mm. | يرفع الميكروويف عن الطاولة: يحمل 30 كجم على {W} × {D} مم.
RFN-CH12 | Chrome wire lets cold air and light through; {shelves} clip in place by hand, {W} mm wide. | سلك كروم يمرر الهواء والضوء، و{shelves} تُركب باليد، العرض {W} مم.
RFN-CR12 | Plastic grids lift out for the dishwasher and do not rust at minus twenty; {W} mm wide. | شبكات بلاستيك تُرفع للغسيل ولا تصدأ في غرف التجميد، العرض {W} مم.
RFN-HT10 | Keeps {trays} of plated food hot between kitchen and ballroom; damped doors and bumpers, {kW} kW. | تحفظ {trays} من الأطباق ساخنة بين المطبخ والقاعة، بمصدات وقدرة {kW} كيلووات.
RFN-PT200 | Plates rise on springs to hand height and arrive warm: two tubes, {kW} kW. | الأطباق ترتفع بزنبرك إلى مستوى اليد وتخرج دافئة: أسطوانتان وقدرة {kW} كيلووات.
RFN-LT1 | A washable bag below and fresh sheets above: one round of the floor, one trolley, {W} mm long. | كيس قابل للغسيل بالأسفل وملايات نظيفة بالأعلى: عربة واحدة للدور، الطول {W} مم.
RFN-GN15 | Welded runners keep {trays} apart and stop them from sliding out on the ramp. | مجاري ملحومة تفصل {trays} وتمنع انزلاقها على المنحدر.
SFT-FN75 | Pulls smoke through long ducts without shaking the roof; belt driven, {kW} kW. | تسحب الدخان عبر مجاري طويلة دون اهتزاز السقف، نقل حركة بسير وقدرة {kW} كيلووات.
SFT-HC10 | Catches the steam when the dishwasher opens, so that walls stay dry; gutter and drain, {W} mm. | يلتقط البخار عند فتح غسالة الأطباق فتبقى الجدران جافة، مجرى وصرف، {W} مم.
SFN-SK10 | Lentil soup at serving heat all day: hinged lid, inner pot of {L} L that lifts out. | شوربة العدس بحرارة التقديم طوال اليوم: غطاء بمفصلة وحلة داخلية {L} لتر سهلة الرفع.
SFN-HDP4 | Whole pizzas turn in a humid chamber and sell by the slice; {shelves}, {kW} kW. | بيتزا كاملة تدور في غرفة رطبة وتباع بالقطعة، {shelves} وقدرة {kW} كيلووات.
SFN-CW9 | Chips stay crisp under the lamp and drain through the perforated floor; {kW} kW. | البطاطس تبقى مقرمشة تحت اللمبة وتصفي زيتها من القاع المخرم، قدرة {kW} كيلووات.
SFN-HL2 | Two lamps keep plates hot at the pass while the waiter is on the way; {kW} kW, {W} mm. | لمبتان تحفظان الأطباق ساخنة حتى يصل الجرسون، {kW} كيلووات وعرض {W} مم.
SFN-HC12 | Rice and roasts wait at serving heat without drying: {trays}, humid air, {kW} kW. | الأرز واللحوم تنتظر بحرارة التقديم دون جفاف: {trays} وهواء رطب وقدرة {kW} كيلووات.
RFN-BT64 | Light trays that brown evenly and keep their shape at 280 °C; rims of 20 mm for {trays}. | صواني خفيفة تعطي لونًا متساويًا وتحفظ شكلها عند 280 درجة، {trays} بحافة 20 مم.
RFN-GN11-PC | See what is inside without lifting the lid; {L} L for dressings or marinated chicken. | ترى المحتوى دون رفع الغطاء، {L} لتر للصوصات أو الفراخ المتبلة.
RFN-GN11-P65 | Holes in base and sides let steam through and water out: for vegetables and rice, {L} L. | ثقوب في القاع والجوانب تمرر البخار وتصفي الماء: للخضروات والأرز، {L} لتر.
RFN-SR12 | Jars of spice in three rows above the range, held by a front bar; {W} mm. | برطمانات التوابل في 3 صفوف فوق البوتاجاز بسيخ أمامي يثبتها، {W} مم.
`
