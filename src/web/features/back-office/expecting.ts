import { HINT_KEY } from './use-back-office.ts'

/** Marks a page of the account area whose reader worked in the back office the last time. */
export const EXPECTING = `try{localStorage.getItem('${HINT_KEY}')&&localStorage.getItem('token')&&(document.documentElement.dataset.office='expected')}catch{}`
