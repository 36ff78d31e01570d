import { z } from 'zod'
import { PROMISE_TOPICS, SOCIAL_NETWORKS } from '#domain/settings/shop-settings.ts'
import { WEEKDAYS } from '#domain/support/opening-hours.ts'
import { endpoint } from './endpoint.ts'

const BothReply = z.object({ en: z.string(), ar: z.string() })

const LogoReply = z.object({ name: BothReply, imageUrl: z.string().optional() })

const HomeReply = z.object({
  heroSlides: z
    .array(
      z.object({
        line: z.literal([1, 2, 3]),
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

const PhoneReply = z.object({ shown: z.string(), international: z.string() })

const ShopReply = z.object({
  company: BothReply,
  tagline: BothReply,
  phones: z.array(PhoneReply).readonly(),
  whatsapp: PhoneReply.nullable(),
  email: z.string(),
  address: BothReply,
  openingHours: z
    .array(z.object({ days: z.tuple([z.enum(WEEKDAYS)], z.enum(WEEKDAYS)).readonly(), from: z.string(), to: z.string() }))
    .readonly(),
  socialPages: z.array(z.object({ network: z.enum(SOCIAL_NETWORKS), url: z.string() })).readonly(),
  promises: z.array(z.object({ topic: z.enum(PROMISE_TOPICS), text: BothReply })).readonly(),
})

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
}
