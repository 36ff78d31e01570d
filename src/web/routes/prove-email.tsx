import { type ClientLoaderFunctionArgs, useLoaderData, useParams } from 'react-router'
import { AccountHead } from '../features/accounts/account-head.tsx'
import { loadProofLink, type ProofLink, UNKNOWN_PROOF } from '../features/accounts/proof-link.ts'
import { ProvePage } from '../features/accounts/prove-page.tsx'
import { forEverybody } from '../platform/members.ts'
import { useTexts } from '../platform/texts.ts'

export function loader(): ProofLink {
  return UNKNOWN_PROOF
}

async function loadInBrowser(args: ClientLoaderFunctionArgs): Promise<ProofLink> {
  const [link] = await Promise.all([loadProofLink(args), forEverybody(args)])
  return link
}

export const clientLoader = Object.assign(loadInBrowser, { hydrate: true as const })

export default function ProveEmailRoute() {
  const { t } = useTexts()
  const { token = '' } = useParams()
  return (
    <>
      <AccountHead heading={t('account.prove.title')} />
      <ProvePage token={token} link={useLoaderData<ProofLink>()} />
    </>
  )
}
