import { catalogue } from './ar/catalogue.ts'
import { home } from './ar/home.ts'
import { navigation } from './ar/navigation.ts'
import { notices } from './ar/notices.ts'
import { request } from './ar/request.ts'
import { shell } from './ar/shell.ts'
import type { InArabic } from './dictionary.ts'
import type { en } from './en.ts'

export const ar: InArabic<typeof en> = { shell, navigation, home, catalogue, request, notices }
