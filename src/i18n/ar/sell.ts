import type { InArabic } from '../dictionary.ts'
import type { sell as English } from '../en/sell.ts'

export const sell: InArabic<typeof English> = {
  title: 'كن بائعًا معنا',
  description: 'اعرض معدات المطاعم والفنادق والكافيهات على {{company}}: املأ طلبًا قصيرًا وسنتصل بك.',
  bannerTitle: 'ضع علامتك حيث تُجهَّز المطابخ',
  bannerText: 'المطاعم والفنادق والكافيهات تختار معداتها من {{company}}، ومنتجاتك معروضة بينها باسم علامتك.',
  formHeading: 'طلب البيع معنا',
  formLead: 'خمس إجابات قصيرة، وسنتصل على الرقم المكتوب فيها.',
  stepsHeading: 'خطوات البيع معنا',
  steps: {
    applyTitle: 'قدّم الطلب',
    applyText: 'عرّفنا بنفسك وبما تصنعه أو تستورده.',
    callTitle: 'نتصل بك',
    callText: 'نتعرّف على نشاطك ونوافق عليه، ثم تصلك رسالة بها رابط لإنشاء حسابك.',
    sellTitle: 'ابدأ البيع',
    sellText: 'أضف منتجاتك بالصور والكميات والأسعار، وستجد طلباتها في لوحة التحكم.',
  },
  questionsHeading: 'لديك سؤال أولًا؟',
  sentTitle: 'شكرًا لرغبتك في البيع معنا',
  sentNext: 'بعد الموافقة ستصلك رسالة بها رابط لإنشاء حسابك.',
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
