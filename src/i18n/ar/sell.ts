import type { InArabic } from '../dictionary.ts'
import type { sell as English } from '../en/sell.ts'

export const sell: InArabic<typeof English> = {
  title: 'انضم إلينا كتاجر',
  description: 'اعرض معدات المطاعم والفنادق والكافيهات على {{company}}: قدّم طلبًا قصيرًا وسنتصل بك.',
  bannerTitle: 'ضع علامتك أمام من يجهّزون مطابخهم',
  bannerText: 'المطاعم والفنادق والكافيهات تختار معداتها من {{company}}، وستُعرض فيها منتجاتك باسم علامتك.',
  formHeading: 'طلب الانضمام',
  formLead: 'خمس إجابات قصيرة، وسنتصل بك على الرقم الذي تكتبه.',
  stepsHeading: 'خطوات الانضمام',
  steps: {
    applyTitle: 'قدّم الطلب',
    applyText: 'عرّفنا بنفسك وبما تصنعه أو تستورده.',
    callTitle: 'نتصل بك',
    callText: 'نتعرّف على نشاطك ونوافق على الطلب، ثم تصلك على بريدك رسالة بها رابط لإنشاء حسابك.',
    sellTitle: 'ابدأ البيع',
    sellText: 'أضف منتجاتك بالصور والكميات والأسعار، وستجد طلباتها في لوحة التحكم.',
  },
  questionsHeading: 'لديك سؤال قبل التقديم؟',
  sentTitle: 'شكرًا، وصلنا طلب انضمامك',
  sentNext: 'بعد الموافقة ستصلك على بريدك رسالة بها رابط لإنشاء حسابك.',
  shop: 'تصفّح المتجر',
  form: {
    name: 'الاسم',
    brandName: 'اسم العلامة التجارية',
    brandHint: 'كما يعرفها العملاء.',
    business: 'النشاط',
    businessHint: 'ماذا تصنع أو تستورد؟ منذ متى؟ وإلى أين توصّل؟',
    submit: 'إرسال الطلب',
  },
}
