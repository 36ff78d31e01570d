/** Sayings about preparation, drinks, washing, steel, buffet and laundry: kinds, then what is praised (+) and blamed (-), `English | Arabic`. */
export const SERVICE_SAYINGS = `
proofer
+ The dough rises the same in winter and summer now. | العجين بيخمر زي بعضه صيف وشتا.
+ The humidity stays where we set it. | الرطوبة ثابتة على الضبط.
+ All trays come out alike, top to bottom. | كل الصواني زي بعضها من فوق لتحت.
- The floor gets wet when the drain is not connected. | الأرض بتتبل لو الصرف مش متوصل.
- The door seal came loose after two months. | جوان الباب فك بعد شهرين.

spiral-mixer
+ Stiff dough does not slow the motor down. | العجين الناشف مش بيهدّي الموتور.
+ The dough comes out smooth and cool. | العجين طالع ناعم وبارد.
+ The guard is solid and the bowl is easy to scrape. | الواقي متين والحلة سهلة التنضيف.
- We had to fix the feet on our tiled floor. | اضطرينا نثبت الرجول على السيراميك.
- The noise is more than we expected with a full bowl. | الصوت أعلى من المتوقع والحلة مليانة.

planetary-mixer
+ Cream is up in four minutes. | الكريمة بتقوم في أربع دقايق.
+ All the tools in the box get used every day. | كل المضارب اللي جت في الكرتونة شغالة كل يوم.
+ The gears stay quiet even with a heavy batter. | التروس هادية حتى مع العجين التقيل.
- The clamp of the bowl was stiff at first. | قفل الحلة كان تقيل في الأول.
- The noise is more than we expected with a full bowl. | الصوت أعلى من المتوقع والحلة مليانة.

dough-sheeter pizza-roller pizza-press
+ Every piece comes out at the same thickness. | كل قطعة طالعة بنفس السمك.
+ One person does the work of two. | واحد بقى بيعمل شغل اتنين.
+ Five minutes of cleaning at the end of the day. | التنضيف خمس دقايق في آخر اليوم.
- Soft dough needs a lot of flour or it sticks. | العجين الطري محتاج دقيق كتير وإلا بيلزق.
- It takes more room than we had measured. | المساحة المطلوبة أكبر من اللي قسناها.

vegetable-cutter
+ The day's vegetables are done before breakfast service. | خضار اليوم كله بيخلص قبل ميعاد الفطار.
+ Taking it apart to wash takes two minutes. | الفك والغسيل بياخدوا دقيقتين.
+ The blade stays sharp and the pieces are all the same. | السلاح حامي والقطع كلها زي بعضها.
- A cover cracked after three weeks. | غطا شرخ بعد تلات أسابيع.
- The feet slip on a wet table. | الرجول بتتزحلق على الترابيزة المبلولة.

potato-peeler
+ A full load is peeled in three minutes. | الكمية كلها بتتقشر في تلات دقايق.
+ The skins rinse away by themselves. | القشر بينزل مع المية لوحده.
+ The door seals well, nothing splashes. | الباب قافل كويس ومفيش طرطشة.
- Small potatoes lose too much. | البطاطس الصغيرة بتخسر كتير.
- The disc wore down within the year. | القرص خلص في أقل من سنة.

blender stick-blender milkshake-mixer
+ Everything is smooth in half a minute. | كل حاجة ناعمة في نص دقيقة.
+ The parts come off and rinse under the tap. | القطع بتتفك وتتشطف تحت الحنفية.
+ The motor has had a hard summer and sounds the same. | الموتور شاف صيف صعب ولسه زي الجديد.
- The motor warms up quickly, we let it rest between batches. | الموتور بيسخن بسرعة وبنريّحه بين كل مرة والتانية.
- The noise fills a small shop. | الصوت عالي على محل صغير.

vacuum-packer
+ Food keeps for days longer. | الأكل بيعيش أيام أكتر.
+ The seal has not failed once. | اللحام مفلتش ولا مرة.
+ The settings are simple, everybody uses them. | الضبط سهل وكلنا بنستعمله.
- A rubber seal had to be changed after half a year. | جوان اتغير بعد نص سنة.
- Liquids need a little practice. | السوايل محتاجة شوية تدريب.

meat-mincer
+ The meat comes out cool and never smeared. | اللحمة طالعة باردة ومش معجّنة.
+ A full day of work without a complaint. | يوم شغل كامل من غير أي مشكلة.
+ Everything that touches meat comes off without tools. | كل اللي بيلمس اللحمة بيتفك من غير عدة.
- The tray is short, some of the meat lands beside it. | الصينية قصيرة وجزء من اللحمة بينزل بره.
- A switch stopped working and waited for a part. | مفتاح وقف واستنينا قطعة الغيار.

meat-slicer
+ Slices are even, thick or thin. | الشرايح متساوية رفيعة أو سميكة.
+ The blade is still sharp after months. | السلاح لسه حامي بعد شهور.
+ Everything that touches meat comes off to be washed. | كل اللي بيلمس اللحمة بيتفك للغسيل.
- The carriage needs oil more often than we thought. | العربة محتاجة زيت أكتر من المتوقع.
- Large pieces have to be halved first. | القطع الكبيرة لازم تتقسم الأول.

bone-saw
+ Frozen blocks go through without trouble. | المجمد بيتقطع من غير أي مشكلة.
+ The cut is straight and leaves little dust. | القطع مستقيم والنشارة قليلة.
+ Washing everything takes ten minutes. | غسيل كل حاجة بياخد عشر دقايق.
- The band snapped in the second month. | الشريط اتقطع في تاني شهر.
- The lower wheel is hard to reach. | البكرة اللي تحت صعب توصلها.

espresso-machine
+ The espresso is the same at eight in the morning and at midnight. | الإسبريسو بنفس الطعم الساعة تمانية الصبح ونص الليل.
+ The steam is strong enough for two jugs at once. | البخار قوي ويكفي كوزين لبن مع بعض.
+ Our baristas learned it in one shift. | الباريستا اتعلموا عليها في وردية واحدة.
- The drip tray fills up quickly at rush hour. | صينية التنقيط بتتملي بسرعة في الزحمة.
- The water takes longer than promised to be ready in the morning. | المية بتاخد وقت أطول من المكتوب الصبح.

coffee-grinder
+ The grind stays where we set it. | الطحنة ثابتة على الضبط.
+ Nothing stays behind inside, the aroma is all in the cup. | مفيش بن بيفضل جوه والريحة كلها في الكوباية.
+ Cleaning is a brush and two minutes. | التنضيف فرشة ودقيقتين.
- Beans stick in the hopper on humid days. | الحبوب بتلزق في الخزان في الرطوبة.
- The noise is too much for a small shop. | الصوت عالي على محل صغير.

water-boiler
+ Everything is hot for the first customer. | الصبح كل حاجة سخنة لأول زبون.
+ The tap does not drip. | الحنفية مبتنقطش.
+ One filling was enough for a whole evening. | تعبئة واحدة كفت سهرة كاملة.
- Lime builds up quickly without a filter. | الجير بيتكون بسرعة من غير فلتر.
- The outside gets hot to touch. | الجسم من بره بيسخن.

juicer citrus-press cane-press
+ Fresh juice all through Ramadan without a pause. | عصير فريش طول رمضان من غير توقف.
+ All parts rinse in a minute. | كل القطع بتتشطف في دقيقة.
+ Our guests like to watch. | الزباين بيحبوا يتفرجوا.
- It splashes a little when the fruit is very ripe. | فيه طرطشة بسيطة لو الفاكهة مستوية قوي.
- The pulp has to be emptied often at rush hour. | التفل محتاج يتفضى كتير وقت الزحمة.

water-cooler
+ The water is cold even at noon in July. | المية ساقعة حتى الضهر في يوليو.
+ The taps take rough hands. | الحنفيات مستحملة الاستعمال.
+ Washing the tank is simple. | غسيل الخزان سهل.
- After fifty cups the cooling needs a pause. | بعد خمسين كوباية التبريد محتاج وقت.
- The drip tray is small. | صينية التنقيط صغيرة.

slush-machine soft-ice-machine
+ The texture is right all evening. | القوام مظبوط طول الليل.
+ Children pull their parents over to it. | الأطفال بيشدوا أهاليهم عليها.
+ Ten minutes of cleaning at closing. | التنضيف عشر دقايق في آخر اليوم.
- On the hottest days freezing is slow. | في الأيام الحر التجميد بطيء.
- A seal leaked in the first month. | جوان سرّب في أول شهر.

juice-dispenser
+ The drink never separates. | المشروب مش بينفصل.
+ The bowls are easy to take off and clean. | الأوعية سهلة الفك والتنضيف.
+ It looks good on the breakfast buffet. | الشكل حلو على بوفيه الفطار.
- The tap drips a little after the last glass. | الحنفية بتنقط شوية بعد آخر كوباية.
- The lid does not sit tight. | الغطا مش محكم.

hood-dishwasher undercounter-dishwasher conveyor-dishwasher
+ Plates come out dry and without spots. | الأطباق طالعة ناشفة ومن غير بقع.
+ One person washes what three used to. | واحد بيغسل شغل تلاتة.
+ So little water is used that we noticed it on the bill. | استهلاك المية قليل وفرق معانا في الفاتورة.
- Plates at the edge of the rack are not always clean. | الأطباق اللي على طرف السبت مش دايمًا نضيفة.
- Without softened water there is lime everywhere. | من غير مية معالجة الجير في كل حتة.

glasswasher
+ Glasses come out dry and without spots. | الكوبايات طالعة ناشفة ومن غير بقع.
+ Guests at the bar hardly hear it. | الصوت هادي واللي على البار مش بيسمعوه.
+ A basket is done in two minutes. | السلة بتخلص في دقيقتين.
- Without softened water lime shows on the glasses. | من غير مية معالجة الجير بيبان على الكوبايات.
- Tall glasses do not fit. | الكوبايات الطويلة مش بتدخل.

sink
+ The welds are clean and the corners easy to wash. | اللحام نضيف والأركان سهلة الغسيل.
+ The edges are smooth, nobody cuts a hand. | الحواف ناعمة ومحدش بيتعور منها.
+ No rust after a year of salt and bleach. | مفيش صدا بعد سنة ملح وكلور.
- The steel is thinner than the sample we saw. | الاستانلس أرفع من العينة اللي شفناها.
- The waste was missing and came a week later. | فلتر الصرف كان ناقص ووصل بعد أسبوع.

work-table cabinet-table
+ The welds are clean and the feet level on our old floor. | اللحام نضيف والرجول بتتظبط على أرضيتنا القديمة.
+ We put a mixer of ninety kilos on it and nothing bends. | حطينا عليها عجان تسعين كيلو ومفيش أي تقوس.
+ The edges are smooth, nobody cuts a hand. | الحواف ناعمة ومحدش بيتعور منها.
- The top is thinner than the sample we saw. | السطح أرفع من العينة اللي شفناها.
- One foot was missing and came a week later. | رجل كانت ناقصة ووصلت بعد أسبوع.

wall-shelf wall-cabinet
+ It carries more than we dared to put up. | الحمل اللي عليه أكتر من اللي كنا متوقعينه.
+ Up in an hour with the screws from the box. | التركيب خلص في ساعة بالمسامير اللي في الكرتونة.
+ The edges are smooth, nobody cuts a hand. | الحواف ناعمة ومحدش بيتعور منها.
- The wall plugs are too short for a tiled wall. | الفيشر قصير على حيطة سيراميك.
- Fingerprints show all day. | البصمات بتبان طول اليوم.

storage-rack
+ Up in ten minutes and straight on our old floor. | التركيب عشر دقايق والوقفة مظبوطة على أرضيتنا القديمة.
+ Full of pots from top to bottom and nothing bends. | حلل من فوق لتحت ومفيش أي تقوس.
+ The edges are smooth, nobody cuts a hand. | الحواف ناعمة ومحدش بيتعور منها.
- One foot was missing and came a week later. | رجل كانت ناقصة ووصلت بعد أسبوع.
- The shelves rattle while they are empty. | الأرفف بتخبط وهي فاضية.

trolley plate-trolley
+ The wheels are quiet beside the guests. | العجل هادي جنب الضيوف.
+ Fully loaded, one hand is enough to push. | بالحمولة كاملة إيد واحدة بتكفي للزق.
+ It fits our lift with room to spare. | المقاس داخل الأسانسير براحة.
- One wheel came loose after a month. | عجلة فكت بعد شهر.
- The brakes are hard to press. | الفرامل تقيلة على الرجل.

bain-marie soup-kettle hot-display chip-warmer
+ The food stays hot to the last guest and does not dry. | الأكل فاضل سخن لآخر ضيف من غير ما ينشف.
+ The thermostat keeps to what it says. | الترموستات دقيق.
+ Five minutes of cleaning at the end of the day. | التنضيف خمس دقايق في آخر اليوم.
- Warming up takes half an hour. | التسخين في الأول بياخد نص ساعة.
- Fingerprints show after every guest. | البصمات بتبان بعد كل ضيف.

chafing-dish
+ The food stays hot to the last guest. | الأكل فاضل سخن لآخر ضيف.
+ It looks elegant at weddings. | الشكل شيك في الأفراح.
+ The finish survived a whole season by the sea. | اللمعة زي ما هي بعد موسم كامل على البحر.
- Fingerprints show after every guest. | البصمات بتبان بعد كل ضيف.
- The handle loosened after the third banquet. | المقبض فك بعد تالت حفلة.

gn-pan
+ Stacked high and nothing jams. | الرص فوق بعض ومفيش حاجة بتلزق.
+ No dents after a year in the dishwasher. | مفيش خبطات بعد سنة في الغسالة.
+ The size fits every rail we have. | المقاس راكب على كل الحوامل عندنا.
- The steel is thinner than what we had before. | السمك أقل من اللي عندنا.
- The rim is sharp on one side. | الحافة حامية من ناحية.

laundry-washer
+ Sheets come out almost dry, which saves an hour of drying. | الملايات طالعة شبه ناشفة وموفرة ساعة تجفيف.
+ Twelve cycles a day since we opened the new floor. | اتناشر دورة في اليوم من ساعة ما فتحنا الدور الجديد.
+ The programmes are simple, housekeeping learned them at once. | البرامج سهلة والهاوس كيبنج اتعلموها على طول.
- It shakes when the drum is only half full. | فيه هزة لما الحلة تكون نص مليانة.
- The detergent drawer blocks if you use powder. | درج المسحوق بيسد مع البودرة.

laundry-dryer
+ Towels are dry in forty minutes. | الفوط بتنشف في أربعين دقيقة.
+ Emptying the lint drawer takes a moment. | تفضية درج الوبر في لحظة.
+ Twelve loads a day without a stop. | اتناشر حمولة في اليوم من غير توقف.
- The room gets hot without a duct. | الأوضة بتسخن من غير مجرى هوا.
- The door catch is stiff. | قفل الباب تقيل.

flatwork-ironer
+ Sheets come out flat and dry. | الملايات طالعة مستوية وناشفة.
+ One person does a whole floor before noon. | واحد بيخلص دور كامل قبل الضهر.
+ The finger guard works, we tried it. | واقي الصوابع شغال وجربناه.
- Heating up takes its time. | التسخين بياخد وقت.
- The cloth of the roll wore out in a year. | قماش الرول داب في سنة.
`
