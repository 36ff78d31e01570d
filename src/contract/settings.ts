import { z } from 'zod'
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

export const settingsEndpoints = {
  'GET /api/settings/home': endpoint({
    about: 'The slides, banners and logos of the home page',
    access: 'anyone',
    reply: HomeReply,
  }),
}
