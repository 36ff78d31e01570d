import { useRevalidator } from 'react-router'
import { staffTexts } from '#i18n/sets/staff.ts'
import { isOfFields, type RecordWork, useRecordWork } from '../../platform/forms/use-record-work.ts'
import { failureText } from '../../platform/frame/failures.ts'
import { useTexts } from '../../platform/texts/texts.ts'

export function useStaffWork(): RecordWork {
  const { t } = useTexts(staffTexts)
  const { revalidate } = useRevalidator()
  return useRecordWork(t, (error) => {
    // A colleague did something meanwhile: the list behind the dialog shows it.
    if (error.code === 'conflict') void revalidate()
    return { text: isOfFields(error) ? null : (failureText(error, t) ?? error.message), fields: error.fields }
  })
}
