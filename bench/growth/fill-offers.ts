import type { OfferContent, OfferLine } from '#domain/offers/content.ts'
import type { Acceptance } from '#server/offers/offers.tables.ts'
import type { Filling } from './filling.ts'

/** One of so many requests gets an offer. */
const OFFERED_OF = 2
/** The year of their numbers, in which the shop itself gives none. */
const YEAR = 2020
/** The newest are open still, but for one of three, which has expired. */
const VALID_DAYS = 30
const SHORT_DAYS = 7
const SHORT_OF = 3

const NOTHING = { en: '', ar: '' }
const LINE: OfferLine = {
  id: 'line-1',
  sectionId: null,
  itemNumber: '',
  productId: null,
  requestLineId: null,
  sku: 'OVEN-1',
  name: { en: 'Deck oven, 2 decks', ar: 'فرن دورين' },
  facts: [{ en: '12 kW', ar: '12 ك.و' }],
  picture: null,
  isNew: true,
  quantity: 2,
  unitMinor: 5_000_000,
  listMinor: 5_000_000,
  discount: null,
  role: 'counted',
  choiceId: null,
  isChosen: false,
  taxRateId: null,
  deliveryTime: { en: 'In stock', ar: 'متوفر بالمخزن' },
  note: NOTHING,
}
const CONTENT: OfferContent = {
  language: 'ar',
  currency: 'EGP',
  addressee: { name: '', company: '', attention: '', project: '', reference: '', email: '', phone: '' },
  recipients: [],
  sections: [],
  choices: [],
  lines: [LINE],
  discount: null,
  roundingMinor: 0,
  taxBasis: null,
  taxRates: [],
  plan: [{ share: { kind: 'percent', hundredths: 10_000 }, time: 'on-order', date: null, way: null }],
  validUntil: '2020-01-01',
  warranty: NOTHING,
  exclusions: [],
  closing: NOTHING,
  exchangeRate: null,
  salesperson: { name: 'Colleague', phone: '', email: '' },
}
const TOTAL_MINOR = LINE.quantity * (LINE.unitMinor ?? 0)

/**
 * An offer of one version for every second request: open requests have one that is sent or has expired, cancelled ones a refused one, and
 * the others one that was accepted, paid and delivered.
 */
export async function fillOffers({ client, tell }: Filling): Promise<void> {
  await client.query(`
    CREATE TEMP TABLE offered AS
    SELECT a.n, a.id AS order_id, p.id AS user_id, p.first_name || ' ' || p.last_name AS name, p.search_text, p.email, p.phone_number,
      a.at + interval '1 hour' AS at, id_of('offer', (extract(epoch FROM a.at) * 1000)::bigint, a.n) AS id,
      id_of('version', (extract(epoch FROM a.at) * 1000)::bigint, a.n) AS version_id, (a.n / ${OFFERED_OF})::int AS number,
      CASE a.status WHEN 'Delivered' THEN 'accepted' WHEN 'Cancelled' THEN 'declined' ELSE 'sent' END AS state,
      to_char(a.at + CASE WHEN a.n / ${OFFERED_OF} % ${SHORT_OF} = 0 THEN interval '${SHORT_DAYS} days' ELSE interval '${VALID_DAYS} days' END,
        'YYYY-MM-DD') AS valid_until
    FROM asked a JOIN people p ON p.place = a.place WHERE a.n % ${OFFERED_OF} = 0`)
  await client.query('ANALYZE offered')
  await client.query(
    `INSERT INTO offers (id, year, number, name, order_id, user_id, created, created_by, leading_id, search_text)
    SELECT id, ${YEAR}, number, '', order_id, user_id, at, user_id, version_id, 'q-${YEAR}-' || lpad(number::text, 5, '0') || ' ' || search_text
    FROM offered ORDER BY n DESC`,
  )
  await client.query(
    `INSERT INTO offer_versions (id, offer_id, version, state, content, hash, total_minor, gross_minor, valid_until, customer, company,
      project, salesperson, created, sent, seen, ended, acceptance, decline)
    SELECT version_id, id, 1, state, $1::jsonb || jsonb_build_object('validUntil', valid_until,
        'addressee', $2::jsonb || jsonb_build_object('name', name, 'email', email, 'phone', phone_number)),
      md5(n::text), $3, $3, valid_until::date, name, '', '', 'Colleague', at, at, at + interval '1 hour',
      CASE WHEN state <> 'sent' THEN at + interval '1 day' END,
      CASE WHEN state = 'accepted' THEN $4::jsonb || jsonb_build_object('name', name, 'hash', md5(n::text)) END,
      CASE WHEN state = 'declined' THEN '{"way": "phone", "reason": "", "recordedBy": "Colleague"}'::jsonb END
    FROM offered ORDER BY n DESC`,
    [JSON.stringify(CONTENT), JSON.stringify(CONTENT.addressee), TOTAL_MINOR, JSON.stringify(ACCEPTANCE)],
  )
  tell('filled in: offers')
  await client.query(ITEMS)
  await client.query(PAYMENTS, [TOTAL_MINOR])
  await client.query(EVENTS)
  tell('filled in: what happened to offers')
}

const ACCEPTANCE: Omit<Acceptance, 'name' | 'hash'> = {
  way: 'phone',
  decision: { choices: {}, ticked: [] },
  from: '',
  userAgent: '',
  purchaseOrder: '',
  depositMinor: null,
  recordedBy: 'Colleague',
  saidOn: null,
}

const ITEMS = `
  INSERT INTO offer_items (id, offer_id, version_id, line_id, position, quantity, value_minor, status, serials, delivered)
  SELECT id_of('item', (extract(epoch FROM at) * 1000)::bigint, n), id, version_id, '${LINE.id}', 0, ${LINE.quantity}, ${TOTAL_MINOR},
    'Delivered', ARRAY['SN-' || n], (at + interval '5 days')::date
  FROM offered WHERE state = 'accepted'`

const PAYMENTS = `
  INSERT INTO offer_payments (id, offer_id, part, amount_minor, received, way, note, recorded_by, created)
  SELECT id_of('paid', (extract(epoch FROM at) * 1000)::bigint, n), id, 0, $1, (at + interval '2 days')::date, 'transfer', '', 'Colleague',
    at + interval '2 days'
  FROM offered WHERE state = 'accepted'`

const EVENTS = `
  INSERT INTO offer_events (id, offer_id, version, at, kind, actor_kind, actor_id, actor_name, facts)
  SELECT id_of('event' || kind, (extract(epoch FROM at) * 1000)::bigint, n), id, 1, at, kind, 'staff', NULL, 'Colleague', '{}'
  FROM offered CROSS JOIN (VALUES ('made'), ('sent')) happened(kind)`
