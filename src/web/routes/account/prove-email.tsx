import { type ClientLoaderFunctionArgs, useLoaderData, useParams } from 'react-router'
import { accountTexts } from '#i18n/sets/account.ts'
import { AccountHead } from '../../features/accounts/account-head.tsx'
import { loadProofLink, type ProofLink, UNKNOWN_PROOF } from '../../features/accounts/proof-link.ts'
import { ProvePage } from '../../features/accounts/prove-page.tsx'
import { useTexts } from '../../platform/texts/texts.ts'

export function loader(): ProofLink {
  return UNKNOWN_PROOF
}

const loadInBrowser = (args: ClientLoaderFunctionArgs) => loadProofLink(args)

export const clientLoader = Object.assign(loadInBrowser, { hydrate: true as const })

export default function ProveEmailRoute() {
  const { t } = useTexts(accountTexts)
  const { token = '' } = useParams()
  return (
    <>
      <AccountHead heading={t('account.prove.title')} />
      <ProvePage token={token} link={useLoaderData<ProofLink>()} />
    </>
  )
}
