import { useTexts } from '../../platform/texts.ts'
import { Card } from '../../ui/card/card.tsx'
import { PageHeader } from '../../ui/page-header/page-header.tsx'
import { PasswordForm } from './password-form.tsx'

export function SecurityPage({ onChanged }: { readonly onChanged: (message: string) => void }) {
  const { t } = useTexts()
  return (
    <>
      <PageHeader title={t('dashboard.sections.security')} lead={t('dashboard.security.lead')} />
      <Card>
        <PasswordForm onChanged={onChanged} />
      </Card>
    </>
  )
}
