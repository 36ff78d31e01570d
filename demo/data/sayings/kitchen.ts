/** Sayings about cold cabinets, ovens and cooking: kinds, then what is praised (+) and blamed (-), `English | Arabic`. */
export const KITCHEN_SAYINGS = `
upright-refrigerator undercounter-refrigerator saladette
+ It holds its temperature in August with the kitchen door open all evening. | درجة الحرارة ثابتة في عز الصيف والباب بيفتح ويقفل طول الليل.
+ Everything has its place inside and nothing is moved about twice. | كل حاجة ليها مكان جوه ومش بنعيد الترتيب كل يوم.
+ The compressor is quiet enough to stand next to, and the gaskets still seal well. | الموتور صوته هادي والجوانات لسه قافلة كويس.
- The motor needs more air around it than we planned, or it runs all night. | لازم مسافة تهوية حوالين الموتور وإلا بيشتغل طول الليل.
- The bottom is colder than the top, we had to move the probe twice. | تحت أبرد من فوق واضطرينا نعدّل الحساس مرتين.

upright-freezer chest-freezer
+ We fill it after the market and everything is hard by the next morning. | بنملا بعد السوق وتاني يوم الصبح كل حاجة مجمدة.
+ Defrosting takes an hour instead of half a day. | إذابة التلج بتاخد ساعة بدل نص يوم.
+ The power was off for six hours and nothing thawed. | النور قطع ست ساعات ومفيش حاجة ساحت.
- A hinge was loose after a month. | مفصلة فكت بعد شهر.
- Ice builds up at the edge when it is opened often. | التلج بيتجمع على الأطراف مع كتر الفتح.

blast-chiller
+ Soup goes from boiling to fridge temperature in an hour and a half. | الشوربة بتنزل من الغليان لحرارة التلاجة في ساعة ونص.
+ We cook on Thursday for all of Friday now. | بقينا نطبخ الخميس لشغل الجمعة كله.
+ The probe stops the cycle at the right moment every time. | المجس بيوقف الدورة في وقتها كل مرة.
- The fan is loud when you stand next to it. | المروحة صوتها عالي وإنت واقف جنبها.
- A full load takes longer than the leaflet says. | الحمولة الكاملة بتاخد وقت أطول من المكتوب.

ice-maker
+ Ice comes out clear and dry, even on the busiest Thursday. | التلج طالع نضيف وناشف حتى في زحمة الخميس.
+ The bin is full every morning and lasts until closing. | الخزان مليان كل يوم الصبح ويكفي لآخر الليل.
+ Descaling is one button and half an hour. | تنضيف الجير زرار واحد ونص ساعة.
- Output drops a lot when the water comes in warm. | الإنتاج بيقل جدًا لو المية داخلة دافية.
- The scoop holder broke in the first week. | حامل الجاروف اتكسر من أول أسبوع.

display-fridge pastry-display
+ Customers see what is inside before they see the menu, sales went up. | الزبون بيشوف المعروض قبل المنيو والمبيعات زادت.
+ The glass stays clear even when we mop the floor beside it. | الإزاز مش بيشبّر حتى وإحنا بنمسح الأرض جنبه.
+ The light is warm and shows everything well all day. | الإضاءة دافية ومبينة كل حاجة طول اليوم.
- The glass fogs in the afternoon unless the air conditioner is on. | الإزاز بيشبّر بعد الضهر لو التكييف مقفول.
- The lamp flickers and the switch is hard to reach. | اللمبة بترعش ومفتاحها صعب توصله.

combi-oven
+ Bakes evenly on all levels, we no longer turn the trays. | التسوية متساوية في كل الصواني ومش محتاجين نلفها.
+ Chicken comes out juicy and the steam programmes are easy. | الفراخ طالعة طرية وبرامج البخار سهلة.
+ The wash runs at night and in the morning everything is ready. | برنامج الغسيل بيخلّص بالليل والصبح كل حاجة جاهزة.
- The door handle gets too hot to touch during service. | مقبض الباب بيسخن جدًا وقت الشغل.
- It needs a water filter, we learned that from the first scale. | لازم فلتر مية، وعرفنا ده بعد أول ترسيب.

convection-oven
+ The croissants rise alike on every tray. | الكرواسون طالع زي بعضه في كل الصواني.
+ The fan turns both ways, so the back is not darker than the front. | المروحة بتلف في الاتجاهين واللون واحد قدام وورا.
+ Ten minutes and the chamber is hot. | عشر دقايق والحرارة تمام.
- The back left corner is hotter, we turn the trays half way. | الركن الشمال من ورا أسخن وبنلف الصواني في النص.
- The door handle gets too hot to touch during service. | مقبض الباب بيسخن جدًا وقت الشغل.

deck-oven pizza-oven
+ The stone holds its heat through a full evening. | الحجر محافظ على حرارته طول الليل.
+ The base is crisp and the top is never burnt. | القاعدة مقرمشة والوش عمره ما اتحرق.
+ Baladi bread and pizza come out right on the same day. | العيش البلدي والبيتزا طالعين مظبوطين في نفس اليوم.
- The back left corner is hotter, we turn everything half way. | الركن الشمال من ورا أسخن وبنلف في النص.
- It takes nearly an hour to be hot in the morning. | التسخين الصبح بياخد حوالي ساعة.

conveyor-oven conveyor-toaster
+ Everything comes out alike, whoever is on shift. | كل حاجة طالعة زي بعضها مهما اتغير العامل.
+ The speed of the belt is set once and stays. | سرعة السير بتتظبط مرة وبتفضل.
+ The crumb tray slides out and is clean in a minute. | درج الفتات بيطلع ويتنضف في دقيقة.
- The belt squeaked until the technician adjusted it. | السير كان بيزيّق لحد ما الفني ظبطه.
- The whole corner of the kitchen gets warm. | ركن المطبخ كله بيسخن.

microwave
+ A plate is hot in under a minute. | الطبق بيسخن في أقل من دقيقة.
+ The times are stored, so nobody guesses. | الأوقات محفوظة ومحدش بيخمن.
+ The inside wipes clean with one cloth. | من جوه بيتنضف بفوطة واحدة.
- The door needs a push to close. | الباب محتاج زقة علشان يقفل.
- The beep can not be turned off. | صوت التنبيه مش بيتقفل.

gas-range counter-cooker
+ The burners are strong, a full pot boils before the rush begins. | الشعلات قوية والحلة الكبيرة بتغلي قبل الزحمة.
+ The top comes off for cleaning, grids and all. | السطح والشبك بيتشالوا للتنضيف بسهولة.
+ The flame stays steady even when everything is on at once. | اللهب ثابت حتى وكل الشعلات شغالة.
- One knob was stiff from the first day. | مفتاح من المفاتيح كان تقيل من أول يوم.
- It blackened our pots until the nozzles were changed. | الحلل كانت بتسوّد لحد ما غيرنا الفواني.

fryer
+ The oil lasts two days longer than before. | الزيت بيعيش يومين أكتر من الأول.
+ The heat is back before the next basket goes in. | الحرارة بترجع قبل ما السلة التانية تنزل.
+ Draining the oil is clean and takes two minutes. | تفريغ الزيت نضيف وبياخد دقيقتين.
- A basket handle bent after a month. | إيد سلة اتنت بعد شهر.
- The thermostat was ten degrees off until it was set. | الترموستات كان فارق عشر درجات لحد ما اتظبط.

pasta-cooker boiling-kettle tilting-pan
+ A full load boils before the rush begins. | الكمية كلها بتغلي قبل الزحمة.
+ Emptying takes a minute and nobody lifts a hot pot. | التفريغ في دقيقة ومحدش بيشيل حلة سخنة.
+ The corners are round and wash in one go. | الأركان مدورة وغسيلها سهل.
- The water tap drips after closing. | حنفية المية بتنقط بعد القفل.
- One knob was stiff from the first day. | مفتاح من المفاتيح كان تقيل من أول يوم.

hood exhaust-fan
+ The smoke is gone even with every burner on. | الدخان بيتسحب حتى وكل الشعلات شغالة.
+ The kitchen is cooler and the walls are no longer sticky. | المطبخ أبرد والحيطان مبقتش تلزق.
+ We can hear the orders again, the noise is low. | الصوت هادي وبقينا نسمع الأوردرات.
- The duct had to be made wider than planned. | اضطرينا نوسّع المجرى عن المخطط.
- One corner drips when it is cold outside. | ركن واحد بينقّط لما الجو يبرد.

salamander
+ Cheese browns in seconds, just before the plate goes out. | الجبنة بتتحمر في لحظات قبل ما الطبق يطلع.
+ The heat is even from end to end. | الحرارة متساوية من أول الشبكة لآخرها.
+ The tray slides out and cleaning is quick. | الصينية بتطلع بسهولة والتنضيف سريع.
- The ends stay colder than the middle. | الأطراف أبرد من النص.
- The tray is too small for a Friday. | الصينية صغيرة على شغل الجمعة.

charcoal-grill charcoal-oven
+ The marks on the kofta are perfect and nothing sticks. | علامات الشوي على الكفتة مظبوطة ومفيش حاجة بتلزق.
+ Fat runs off to the front, so there is much less smoke. | الدهن بينزل لقدام والدخان أقل بكتير.
+ The heat holds from the first order to the last. | الحرارة ثابتة من أول أوردر لآخر أوردر.
- The grease tray is too small for a Friday. | درج الدهن صغير على شغل الجمعة.
- The edges stay colder than the middle. | الأطراف أبرد من النص.

griddle contact-grill crepe-maker
+ Nothing sticks since the plate was seasoned. | مفيش حاجة بتلزق من ساعة ما السطح اتجهز بالزيت.
+ The plate keeps its heat under a full load. | السطح محافظ على حرارته والشغل فوق بعضه.
+ A scraper and a cloth, and the plate is clean. | سكينة كشط وفوطة والسطح نضيف.
- The edges stay colder than the middle. | الأطراف أبرد من النص.
- The grease tray is too small for a Friday. | درج الدهن صغير على شغل الجمعة.

shawarma-grill
+ The meat browns evenly from top to bottom. | اللحمة بتتحمر متساوية من فوق لتحت.
+ The heat is easy to set low for a slow start. | الحرارة سهلة التهدية في أول الليل.
+ The drip tray lifts out and washes quickly. | صينية الدهون بتترفع وغسيلها سريع.
- The drip tray is too small for a Friday. | صينية الدهون صغيرة على شغل الجمعة.
- The skewer was hard to centre at first. | السيخ كان صعب يتظبط في الأول.

doner-knife
+ Slices are thin and the battery lasts the evening. | الشرايح رفيعة والبطارية بتكفي السهرة.
+ The hand does not get tired after hours of cutting. | الإيد مش بتتعب بعد ساعات تقطيع.
+ Sharpening takes a minute. | السن بياخد دقيقة.
- The charger gets warm. | الشاحن بيسخن.
- The spare blade took a week to come. | السلاح الاحتياطي وصل بعد أسبوع.

chicken-rotisserie
+ The skin is golden on every side. | الجلد دهبي من كل ناحية.
+ People stop at the window to look. | الناس بتقف تتفرج من بره.
+ The fat tray pulls out without a spill. | درج الدهون بيطلع من غير ما يدلق.
- One spit turned unevenly until it was adjusted. | سيخ واحد كان بيقف لحد ما اتظبط.
- The glass is hard to clean near the hinges. | الإزاز صعب يتنضف عند المفصلات.
`
