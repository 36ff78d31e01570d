import { useRef, useState } from 'react'
import type { AddressReply } from '#contract/addresses.ts'
import { reportFailure } from '../../platform/failures.ts'
import { useTexts } from '../../platform/texts.ts'
import { useApi } from '../../platform/use-api.ts'
import button from '../../ui/button/button.module.css'
import danger from '../../ui/button/danger-button.module.css'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { AddressLines } from './address-lines.tsx'

export interface DeleteAddressProps {
  readonly address: AddressReply
  readonly onDeleted: (message: string) => void
}

/** Asks first, by the name of what goes. */
export function DeleteAddress({ address, onDeleted }: DeleteAddressProps) {
  const { t } = useTexts()
  const api = useApi()
  const [isAsking, setAsking] = useState(false)
  const isSending = useRef(false)
  const remove = async () => {
    if (isSending.current) return
    isSending.current = true
    try {
      const { message } = await api.call('DELETE /api/address/delete/:id', { params: { id: address._id } })
      onDeleted(message)
    } catch (error) {
      reportFailure(error, t)
      setAsking(false)
    } finally {
      isSending.current = false
    }
  }
  return (
    <>
      <button type="button" className={danger.plain} onClick={() => setAsking(true)}>
        {t('dashboard.addresses.delete')}
      </button>
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t('dashboard.addresses.deleteTitle')}
        actions={
          <>
            <button type="button" className={button.outlined} onClick={() => setAsking(false)}>
              {t('dashboard.addresses.keep')}
            </button>
            <button type="button" className={danger.filled} onClick={() => void remove()}>
              {t('dashboard.addresses.delete')}
            </button>
          </>
        }
      >
        <p>
          <strong>
            <bdi>{address.address}</bdi>
          </strong>
        </p>
        <AddressLines address={address} />
      </Dialog>
    </>
  )
}
