import { z } from 'zod'
import { MISSING_SETTINGS } from '#domain/settings/missing.ts'
import { PICTURE_USES } from '#domain/settings/pictures.ts'
import { SETTINGS_SECTIONS } from '#domain/settings/sections.ts'
import { PROMISE_TOPICS, SOCIAL_NETWORKS } from '#domain/settings/shop-settings.ts'
import { WEEKDAYS } from '#domain/support/opening-hours.ts'
import { LANGUAGES } from '#domain/text/language.ts'
import { endpoint } from './endpoint.ts'
import { text } from './fields.ts'
import { DoneReply } from './replies.ts'

const BothReply = z.object({ en: z.string(), ar: z.string() })

const LogoReply = z.object({ name: BothReply, imageUrl: z.string().optional() })

const HomeReply = z.object({
  heroSlides: z
    .array(
      z.object({
        line: z.literal([1, 2, 3]),
        picture: z.string().optional(),
        title: BothReply,
        text: BothReply,
        link: z.object({ label: BothReply, to: BothReply }),
      }),
    )
    .readonly(),
  banners: z.array(z.object({ title: BothReply, text: BothReply, picture: z.string().optional(), link: z.string().optional() })).readonly(),
  brandLogos: z.array(LogoReply).readonly(),
  customerLogos: z.array(LogoReply).readonly(),
})

const PicturesReply = z.object({
  logo: z.object({ name: z.string(), width: z.number(), height: z.number(), isAlone: z.boolean() }).optional(),
  icon: z.string().optional(),
  share: z.string().optional(),
})

const PhoneReply = z.object({ shown: z.string(), international: z.string() })

const ShopReply = z.object({
  company: BothReply,
  tagline: BothReply,
  phones: z.array(PhoneReply).readonly(),
  whatsapp: PhoneReply.nullable(),
  email: z.string(),
  address: BothReply,
  openingHours: z
    .array(
      z.object({
        days: z.tuple([z.enum(WEEKDAYS)], z.enum(WEEKDAYS)).readonly(),
        from: z.string(),
        to: z.string(),
        /** The days as they are told: several in a row by the first and the last of them. */
        runs: z.array(z.object({ first: z.enum(WEEKDAYS), last: z.enum(WEEKDAYS).optional() })).readonly(),
      }),
    )
    .readonly(),
  socialPages: z.array(z.object({ network: z.enum(SOCIAL_NETWORKS), url: z.string() })).readonly(),
  promises: z.array(z.object({ topic: z.enum(PROMISE_TOPICS), text: BothReply })).readonly(),
  mapUrl: z.string().optional(),
  pictures: PicturesReply.optional(),
})

const SectionParams = z.object({ section: z.enum(SETTINGS_SECTIONS, text('invalid')) })

const SectionReply = z.object({
  section: z.enum(SETTINGS_SECTIONS),
  /** Its keys depend on the section; only people who may change it read it. */
  content: z.record(z.string(), z.unknown()),
  /** 0 until somebody has changed it. */
  version: z.number(),
  changed: z.string().nullable(),
})

const sentVersion = z.number(text('invalid')).int(text('invalid')).min(0, text('invalid'))

const ChangedSection = DoneReply.extend({ section: SectionReply })

export const settingsEndpoints = {
  'GET /api/settings/shop': endpoint({
    about: 'The facts about the company that every page shows',
    access: 'anyone',
    reply: ShopReply,
  }),
  'GET /api/settings/home': endpoint({
    about: 'The slides, banners and logos of the home page',
    access: 'anyone',
    reply: HomeReply,
  }),
  'GET /api/settings/sections': endpoint({
    about: 'The settings as their owner changes them',
    access: { staff: ['settings'] },
    reply: z.object({ sections: z.array(SectionReply) }),
  }),
  'GET /api/settings/missing': endpoint({
    about: 'What the shop still lacks, the weightiest first',
    access: { staff: ['settings'] },
    reply: z.object({ missing: z.array(z.enum(MISSING_SETTINGS)) }),
  }),
  'POST /api/settings/pictures': endpoint({
    about: 'Uploads a picture for the settings to name; one that none has named after a day is deleted',
    access: { staff: ['settings'] },
    personLimit: 'files',
    body: z.object({ use: z.enum(PICTURE_USES, text('invalid')) }),
    upload: 'picture',
    reply: DoneReply.extend({
      /** The address of a shown picture; a printed one has none, and is named alone. */
      picture: z.object({ src: z.string(), width: z.number(), height: z.number() }),
    }),
  }),
  'GET /api/settings/pictures/:name': endpoint({
    about: 'A picture that is printed on documents, such as the stamp',
    access: { staff: ['settings'] },
    params: z.object({ name: z.string().min(1).max(100) }),
    sendsFile: true,
    reply: z.string(),
  }),
  'PUT /api/settings/:section': endpoint({
    about: 'Changes one section of the settings; refused as a conflict where the version sent along is not the newest',
    access: { staff: ['settings'] },
    params: SectionParams,
    body: z.object({ version: sentVersion, content: z.record(z.string(), z.unknown(), text('invalid')) }),
    reply: ChangedSection,
  }),
  'POST /api/settings/:section/sample': endpoint({
    about: 'An offer of two invented machines as PDF, as it would be with a section that is typed and not saved',
    access: { staff: ['settings'] },
    personLimit: 'documents',
    params: SectionParams,
    body: z.object({
      content: z.record(z.string(), z.unknown(), text('invalid')),
      language: z.enum(LANGUAGES, text('invalid')).optional(),
    }),
    sendsFile: true,
    reply: z.string(),
  }),
  'POST /api/settings/:section/back': endpoint({
    about:
      'Puts a section back to what it was before its last change; repeated with the same version by the same person, it answers the same',
    access: { staff: ['settings'] },
    params: SectionParams,
    body: z.object({ version: sentVersion }),
    reply: ChangedSection,
  }),
}
