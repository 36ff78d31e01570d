import { lazyForm } from '../../platform/forms/lazy-form.tsx'

export const joinForm = lazyForm(() => import('./join-form.tsx').then((module) => module.JoinForm))
