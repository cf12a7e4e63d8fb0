import { ELAPSED_FIELD, HONEYPOT_FIELD, MESSAGE_FIELD } from '@/lib/forms/form'
import { hasLink } from '@/lib/requests/text'
import {
  createKeyField,
  listKeys,
  NO_KEY_FIELD,
  sendSubmission,
  useEmptyStore,
} from './submission.fixture'
interface Post {
  who: string
  name: string
  phone: string
  note: string
  ip: string
  /** Minutes after the list's first post. */
  minute: number
  /** Milliseconds in the tab; undefined without scripts. */
  elapsed: number | undefined
  form?: 'full' | 'short' | 'pickup'
  honeypot?: string
}

const NEIGHBOURS = [
  'Two bedrooms, third floor, no elevator',
  'Sofa and two mattresses',
  'Studio, we move on the 15th',
  'Old fridge in the basement',
  'Piano, ground floor to ground floor',
  '3 bedroom house with a garage full of boxes',
  'Office of 12 desks. We need it done on a weekend',
  'Just a dresser and a desk',
  'Condo, loading dock booked from 9 to 12',
  'Hot tub. Can you take it out of a yard?',
  'Une chambre, deuxième étage',
  'Dos recámaras y un comedor',
  'Help with packing please',
  'Moving my mother into a retirement home',
]
/** 14 people in one building or mobile network, within 15 minutes. */
const SHARED_ADDRESS = NEIGHBOURS.map((note, n): Post => {
  const minute = n < 12 ? n * 0.75 : n
  const phone = `416-555-01${10 + n}`
  const elapsed = 15_000 + n * 13_000
  return { who: 'one of 14', name: 'Mary', phone, note, ip: '203.0.113.10', minute, elapsed }
})

let address = 0
const nextIp = () => `198.51.100.${++address}`
const honest = (who: string, note: string, post: Partial<Post> = {}): Post => ({
  ...{ who, note, name: 'Ann Lee', phone: `647-555-0${100 + address}`, ip: nextIp() },
  ...{ minute: 20 + address, elapsed: 40_000 + address * 1_000, ...post },
})
const FAMILY = { name: 'Omar Haddad', phone: '647-555-0199' }

const HONEST: readonly Post[] = [
  ...SHARED_ADDRESS,
  honest('filled by the browser, sent after 1.9 s', 'Sofa, fridge', { elapsed: 1_900 }),
  honest('a family', 'A couch and 2 beds, 88 Queen St.', FAMILY),
  honest('the same from the phone of another member', 'A couch and 2 beds, 88 Queen St.', FAMILY),
  honest('no JavaScript', 'One bedroom, elevator', { elapsed: undefined }),
  honest('no JavaScript', 'Two sofas', { elapsed: undefined, form: 'short' }),
  honest('no JavaScript', 'Broken washer and dryer', { elapsed: undefined, form: 'pickup' }),
  honest('no JavaScript', 'Trois chambres, un piano', { elapsed: undefined }),
  honest('an old browser without our script', '4 rooms of boxes', { elapsed: undefined }),
  honest('a listing', 'The house: https://www.realtor.ca/real-estate/27/12-main-st-toronto'),
  honest('a sofa for sale', 'It is this one https://www.kijiji.ca/v-couch/sofa/1688'),
  honest('photos', 'Photos of the garage: https://photos.app.goo.gl/x7Hk2'),
  honest('a floor plan', 'Plan is at www.maplecondos.com under suite 1204'),
  honest('a storage unit', 'We move into storagemart.com, unit 12, Dupont'),
  honest('a listing, no JavaScript', 'See https://www.padmapper.com/apartments/1', {
    elapsed: undefined,
  }),
  honest('an email in the note', 'Write to my wife, too: jane.doe@example.com'),
  honest('no space after a full stop', 'Two rooms.Third floor.No elevator.Thanks'),
  honest('figures', 'Boxes 12x12x16, about 1.500 lbs, budget $1,200.00'),
  honest('streets', 'From St.Clair Ave. W. to Mt.Pleasant Rd. apt.4b'),
  honest('no note', ''),
  honest('short words of many', 'sofa'),
  honest('short words of many', 'Sofa'),
  honest('Chinese', '两间卧室，没有电梯，需要打包'),
  honest('Russian', 'Две комнаты, третий этаж, пианино'),
  honest('slow, with many answers', 'We have '.repeat(40) + 'boxes', { elapsed: 5_400_000 }),
]

const AD =
  'We can put your company on the first page of Google within thirty days, guaranteed results'
const LOAN = 'Quick business funding for movers, no credit check, answer with your number today'
let bots = 0
const bot = (who: string, note: string, post: Partial<Post> = {}): Post => ({
  ...{ who, note, name: 'John Smith', phone: `202-555-0${100 + ++bots}`, ip: `192.0.2.${bots}` },
  ...{ minute: bots, elapsed: 2_100, ...post },
})
const COPIED = { elapsed: undefined }

const BOTS: readonly Post[] = [
  bot('fills every field', 'Great site', { honeypot: 'Great site', elapsed: undefined }),
  bot('fills every field', 'Buy now', { honeypot: 'John', elapsed: 3_000 }),
  bot('sends at once', 'hello', { elapsed: 12 }),
  bot('sends at once', 'test', { elapsed: 640 }),
  bot('is fast', 'Cheap traffic: https://traffic.example.top', { elapsed: 1_200 }),
  bot('a copied form', AD, COPIED),
  bot('a copied form, the same text', AD, COPIED),
  bot('a copied form, the same text again', AD, { ...COPIED, form: 'pickup' }),
  bot('a copied form', 'asdf qwer', COPIED),
  bot('a copied form with a link', 'Best rates http://loans.example.com/apply', COPIED),
  bot('a copied form with a link, Russian', 'Продвижение сайтов: https://seo.пример.рф', COPIED),
  bot('a copied form with a link, Chinese', '网站推广，请访问 www.tuiguang.cn', COPIED),
  bot('a copied form with a link in the name', 'hi', { ...COPIED, name: 'WIN at bonus.xyz/free' }),
  bot('a copied form with a channel', 'Заработок от 500$ в день t.me/rabota_online', COPIED),
  bot('headless, Russian link', 'Закажите рекламу на сайте https://reklama.example.ru'),
  bot('headless, Chinese link', '低价引流 https://yinliu.example.cn 微信'),
  bot('headless, link', 'Visit https://casino.example.club for a bonus'),
  bot('headless, no link', 'I have a business proposal for the owner'),
  bot('a flood', LOAN),
  bot('a flood, with a link', `${LOAN} www.fund.example.com`),
  bot('a flood, the same text', LOAN),
]

useEmptyStore()

const START = Date.UTC(2026, 10, 27, 15)

/** @returns the list of each post, `leads` or `quarantine/jobs`, or `limited` */
async function sendPosts(posts: readonly Post[]) {
  const results: { post: Post; place: string }[] = []
  for (const post of posts.toSorted((a, b) => a.minute - b.minute)) {
    jest.useFakeTimers({ now: START + post.minute * 60_000, advanceTimers: true })
    const place = await send(post)
    results.push({ post, place })
  }
  return results
}

async function send({ name, phone, note, ip, elapsed, honeypot = '', form = 'full' }: Post) {
  const hidden = {
    ...(elapsed === undefined ? NO_KEY_FIELD : createKeyField()),
    ...{ name, [MESSAGE_FIELD]: note, [HONEYPOT_FIELD]: honeypot },
    [ELAPSED_FIELD]: String(elapsed ?? ''),
  }
  const list = form === 'pickup' ? 'jobs' : 'leads'
  const answers = { name, phone, message: note }
  const { status, key } = await sendSubmission({ hidden, answers, ip }, { form, list })
  if (status !== 'stored') return status
  const isListed = (await listKeys(list)).includes(key)
  return isListed ? list : `quarantine/${list}`
}

test('At most 1 of 38 human posts is held, and at most 12 of 21 bot posts pass', async () => {
  const people = await sendPosts(HONEST)
  const bots = await sendPosts(BOTS)
  const isListed = ({ place }: { place: string }) => place === 'leads' || place === 'jobs'
  const held = people.filter((one) => !isListed(one))
  const through = bots.filter(isListed)
  const counts = [held, people, through, bots].map(({ length }) => length)
  process.stdout.write(
    `Held: ${counts[0]} of ${counts[1]} people. Through: ${counts[2]} of ${counts[3]} bots.\n`,
  )
  expect(people).toHaveLength(38)
  expect(bots).toHaveLength(21)
  expect(held.length).toBeLessThanOrEqual(1)
  expect(through.length).toBeLessThanOrEqual(12)
  const isLinked = ({ post }: { post: Post }) => hasLink(`${post.name} ${post.note}`)
  expect(through.filter((one) => one.post.elapsed === undefined && isLinked(one))).toEqual([])
})
