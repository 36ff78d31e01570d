import type { Family } from '../family.ts'

const vegetableCutters: Family = {
  type: 'vegetable-cutter',
  categories: ['preparation'],
  kgPerCubicMetre: 260,
  rows: `
    bastanel VC150 | Vegetable cutter, 150 kg per hour, 5 discs | قطاعة خضار 150 كجم في الساعة 5 أقراص | 27500 16 320x400x600 | kgh=150 kW=0.55
    bastanel VC300 | Vegetable cutter, 300 kg per hour, 8 discs | قطاعة خضار 300 كجم في الساعة 8 أقراص | 42900 7 360x430x650 | kgh=300 kW=0.75
    bastanel VC600 | Vegetable cutter, 600 kg per hour, floor model | قطاعة خضار 600 كجم في الساعة أرضية | 128000 2 430x700x1100 | kgh=600 kW=1.5
    bastanel CT8 | Cutter mixer, 8 L, two speeds | كاتر ميكسر 8 لتر سرعتين | 53700 5 380x400x560 | kgh=40 L=8 kW=1.1 bowls=1
    bastanel PP10 | Potato peeler, 10 kg per load | مقشرة بطاطس 10 كجم في المرة | 31400 9 520x600x850 | kgh=180 kg=10 kW=0.75 :potato-peeler
    bastanel FC10 | Manual chip cutter, 10 mm blade | قطاعة بطاطس يدوية سلاح 10 مم | 1850.5 240 180x300x420 | kgh=60
    bastanel VC200 | Salad cutter, 200 kg per hour | قطاعة سلطة 200 كجم في الساعة | 12600 3 350x420x640 | kgh=200 kW=0.6 used`,
  texts: `
    Slices, grates and cuts sticks by changing a disc: up to {kgh} kg an hour. | شرائح وبشر وأصابع بتغيير القرص فقط: حتى {kgh} كجم في الساعة.
    Head and pusher come off without tools and go through the dishwasher; {kgh} kg an hour, {W} mm wide. | الرأس والذراع يُفكان دون أدوات ويدخلان غسالة الأطباق، {kgh} كجم في الساعة وعرض {W} مم.
    Cuts the morning's onions and cabbage before the first guest: {kgh} kg an hour at {H} mm high. | تنجز بصل الصباح والكرنب قبل أول زبون: {kgh} كجم في الساعة بارتفاع {H} مم.`,
}

const blenders: Family = {
  type: 'blender',
  categories: ['preparation', 'drinks'],
  kgPerCubicMetre: 280,
  rows: `
    dawwarix B2 | Bar blender, 2 L jug, 1.5 kW | خلاط بار دورق 2 لتر 1.5 كيلووات | 7450 118 200x230x470 | L=2 kW=1.5
    dawwarix B2S | Bar blender with sound cover, 2 L jug | خلاط بار بغطاء عازل للصوت دورق 2 لتر | 13900 54 230x270x480 | L=2 kW=1.8
    dawwarix B4 | Kitchen blender, 4 L steel jug | خلاط مطبخ دورق استانلس 4 لتر | 18700 27 240x260x560 | L=4 kW=1.5
    dawwarix B10 | Tilting blender, 10 L | خلاط قلاب 10 لتر | 46200 3 420x500x1100 | L=10 kW=2.2
    dawwarix H35 | Stick blender, 350 mm shaft | خلاط يدوي ذراع 350 مم | 9350 82 120x120x720 | kW=0.45 L=40 :stick-blender
    dawwarix H50 | Stick blender, 500 mm shaft, variable speed | خلاط يدوي ذراع 500 مم سرعات متغيرة | 14600 33 130x130x890 | kW=0.75 L=100 :stick-blender
    dawwarix MS2 | Double milkshake mixer, 2 cups | خلاط ميلك شيك مزدوج لكوبين | 8990.25 47 320x210x520 | kW=0.6 L=2 :milkshake-mixer
    dawwarix B3 | Commercial blender, 3 L jug | خلاط تجاري دورق 3 لتر | 3600 5 210x240x500 | L=3 kW=1.4 used`,
  texts: `
    Crushes ice and frozen fruit to a smooth drink; metal coupling, {kW} kW, up to {L} L. | يطحن الثلج والفاكهة المجمدة حتى النعومة، وصلة معدنية وقدرة {kW} كيلووات وحتى {L} لتر.
    Jug, blade and seal are sold one by one, so that a broken part does not end the machine; {H} mm high. | الدورق والسكين والجوان تباع منفردة، فلا تنتهي الماكينة بكسر قطعة، الارتفاع {H} مم.
    Works through soup, sauce and hummus up to {L} L without stopping to cool; {kW} kW. | يفرم الشوربة والصوص والحمص حتى {L} لتر دون توقف للتبريد، {kW} كيلووات.`,
}

const vacuumPackers: Family = {
  type: 'vacuum-packer',
  categories: ['preparation', 'meat-room'],
  kgPerCubicMetre: 330,
  rows: `
    sikkinor VP26 | Vacuum packer, 260 mm bar, chamber | ماكينة فاكيوم بغرفة لحام 260 مم | 32500 17 330x450x300 | kW=0.4
    sikkinor VP40 | Vacuum packer, 400 mm bar, chamber, 20 m3/h | ماكينة فاكيوم بغرفة لحام 400 مم 20 م3/ساعة | 58900 8 480x560x440 | kW=0.8
    lahmeda VP50D | Floor vacuum packer, two 500 mm bars, 63 m3/h | ماكينة فاكيوم أرضية لحامين 500 مم 63 م3/ساعة | 129500 2 680x700x1050 | kW=1.8
    lahmeda TS23 | Tray sealer, 230 mm | ماكينة تغليف صواني 230 مم | 18400 12 300x620x480 | kW=0.7
    sikkinor VB35 | Bar vacuum sealer, 350 mm | ماكينة فاكيوم بدون غرفة 350 مم | 8650.75 57 400x280x160 | kW=0.3
    lahmeda VP42 | Chamber vacuum sealer, 420 mm bar | ماكينة فاكيوم بغرفة لحام 420 مم | 21900 1 500x560x450 | kW=0.9 used`,
  texts: `
    Sealed meat and cheese keep for days longer and take half the shelf; {W} x {D} mm. | اللحوم والجبن المغلفة تعيش أيامًا أطول وتأخذ نصف الرف، {W} × {D} مم.
    Vacuum and sealing time are set in steps, so soft bread and liquid sauces pack well too; {W} mm, {kW} kW. | وقت التفريغ واللحام يُضبط بدرجات ليناسب الخبز الطري والصوصات، {W} مم وقدرة {kW} كيلووات.
    Flat lid, rounded chamber and a bar that lifts out for wiping; {kW} kW. | غطاء مسطح وغرفة دائرية الأركان وقضيب لحام يُرفع للتنظيف، {kW} كيلووات.`,
}

const meatMincers: Family = {
  type: 'meat-mincer',
  categories: ['meat-room', 'preparation'],
  kgPerCubicMetre: 330,
  rows: `
    sikkinor MM12 | Meat mincer no. 12, 120 kg per hour | مفرمة لحوم مقاس 12 إنتاج 120 كجم في الساعة | 15800 39 270x420x440 | kgh=120 kW=0.75
    sikkinor MM22 | Meat mincer no. 22, 250 kg per hour | مفرمة لحوم مقاس 22 إنتاج 250 كجم في الساعة | 24600 21 300x480x500 | kgh=250 kW=1.1
    lahmeda MM32 | Meat mincer no. 32, 450 kg per hour, reverse | مفرمة لحوم مقاس 32 إنتاج 450 كجم في الساعة بعكس حركة | 45900 9 380x620x560 | kgh=450 kW=2.2
    lahmeda MM42 | Floor meat mincer no. 42, 800 kg per hour | مفرمة لحوم أرضية مقاس 42 إنتاج 800 كجم في الساعة | 118000 2 560x900x1150 | kgh=800 kW=4.5
    lahmeda RM32 | Refrigerated mincer no. 32, 400 kg per hour | مفرمة لحوم مبردة مقاس 32 إنتاج 400 كجم في الساعة | 149000 0 480x680x620 | kgh=400 kW=2.4
    lahmeda KF30 | Kofta and burger forming machine, 30 kg per hour | ماكينة تشكيل كفتة وبرجر 30 كجم في الساعة | 39700 4 420x560x620 | kgh=30 kW=0.5
    sikkinor MM26 | Meat grinder no. 22, 220 kg per hour, steel head | مفرمة لحوم مقاس 22 إنتاج 220 كجم في الساعة رأس استانلس | 9900 2 310x470x490 | kgh=220 kW=1 used`,
  texts: `
    Cuts and does not crush: up to {kgh} kg an hour with a self-sharpening knife and two plates. | تقطع ولا تعصر: حتى {kgh} كجم في الساعة بسكين ذاتية السن ووشين.
    The head comes off in one turn for the fridge or the sink; {kgh} kg an hour, {kW} kW. | الرأس تُفك بلفة واحدة للثلاجة أو الحوض، {kgh} كجم في الساعة وقدرة {kW} كيلووات.
    Gears in an oil bath run quietly through a full day of {kgh} kg an hour; {W} mm wide. | تروس في حمام زيت تعمل بهدوء يومًا كاملًا: {kgh} كجم في الساعة، العرض {W} مم.`,
}

const meatSlicers: Family = {
  type: 'meat-slicer',
  categories: ['meat-room', 'preparation'],
  kgPerCubicMetre: 190,
  rows: `
    sikkinor MS22 | Meat slicer, 220 mm blade | قطاعة لحوم سكينة 220 مم | 14900 42 460x400x370 | kW=0.15
    sikkinor MS25 | Meat slicer, 250 mm blade, with sharpener | قطاعة لحوم سكينة 250 مم مع مسن | 18500 28 500x430x390 | kW=0.18
    sikkinor MS30 | Meat slicer, 300 mm blade, belt drive | قطاعة لحوم وجبن سكينة 300 مم نقل بسير | 28400 12 600x480x450 | kW=0.25
    sikkinor MS35V | Vertical slicer, 350 mm blade, for pastrami | قطاعة لحوم رأسية سكينة 350 مم للبسطرمة | 96500 2 730x620x720 | kW=0.4
    lahmeda MS30A | Automatic slicer, 300 mm blade, 40 slices per minute | قطاعة لحوم أوتوماتيك سكينة 300 مم 40 شريحة في الدقيقة | 134000 1 720x600x640 | kW=0.55
    sikkinor MS27 | Cold cut slicer, 275 mm blade | قطاعة لحوم باردة سكينة 275 مم | 7900 4 560x460x420 | kW=0.2 used`,
  texts: `
    Even slices from paper-thin to 15 mm; the blade guard and the carriage come off for washing; {W} mm. | شرائح متساوية من سمك الورقة حتى 15 مم، وواقي السكين والعربة يُفكان للغسيل، {W} مم.
    Cast aluminium body without corners for meat to hide in; {kW} kW, {W} x {D} mm. | جسم ألومنيوم مصبوب بلا أركان تحجز اللحم، {kW} كيلووات ومقاس {W} × {D} مم.
    Built-in stones sharpen the blade in seconds, so cheese and pastrami do not tear; {W} mm. | حجر سن مدمج يجدد السكين في لحظات فلا تتمزق الجبنة والبسطرمة، العرض {W} مم.`,
}

const boneSaws: Family = {
  type: 'bone-saw',
  categories: ['meat-room'],
  kgPerCubicMetre: 150,
  rows: `
    lahmeda BS16 | Bone saw, 1650 mm band, countertop | منشار عظم شريط 1650 مم طاولة | 27800 13 530x470x880 | kW=0.75
    lahmeda BS20 | Bone saw, 2000 mm band, floor model | منشار عظم شريط 2000 مم أرضي | 54900 5 700x700x1600 | kW=1.5
    lahmeda BS25 | Bone saw, 2500 mm band, sliding table | منشار عظم شريط 2500 مم طاولة متحركة | 89600 2 850x850x1750 | kW=2.2
    lahmeda BS18 | Band saw for meat and frozen fish, 1830 mm band | منشار لحوم وأسماك مجمدة شريط 1830 مم | 17600 1 620x600x980 | kW=1.1 used`,
  texts: `
    Cuts frozen meat and shank bone straight; the band tightens with one lever, {kW} kW. | يقطع اللحم المجمد والكوارع باستقامة، وشد الشريط بذراع واحدة، {kW} كيلووات.
    Stops within four seconds when the door opens; wheels and scrapers wash under the tap, {H} mm high. | يتوقف خلال 4 ثواني عند فتح الباب، والبكرات والكاشطات تُغسل بالماء، الارتفاع {H} مم.
    Stainless table at a safe height and a push plate for the last slice; {W} x {D} mm. | سطح استانلس بارتفاع آمن ودافع لآخر قطعة، {W} × {D} مم.`,
}

export const PREPARATION: readonly Family[] = [vegetableCutters, blenders, vacuumPackers, meatMincers, meatSlicers, boneSaws]
