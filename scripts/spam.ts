/**
 * `npm run spam`: plays 10,000 posts of bots between those of 1,000 people against the built site, and
 * says who ended up where. Fails when fewer than 99 % of the bots' posts are kept out of the dispatcher's
 * list, when a person is, or when the counts do not add up. `npm run build` first.
 *   -- --quick   a tenth of it
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { getForm, isThanked, postForm, refOf } from '@/e2e/support/post-form'
import { startSite } from '@/e2e/support/site'
import { castBots, castPeople, interleave, type Post } from '@/e2e/support/spam-cast'
import { openSqliteStore } from '@/lib/store/sqlite'

const { values: options } = parseArgs({ options: { quick: { type: 'boolean' } } })
const BOTS = options.quick ? 1_000 : 10_000
const PEOPLE = BOTS / 10
const AT_ONCE = 6
const KEPT_OUT = 0.99

interface Sent extends Post {
  /** The record's key for a post that was thanked. */
  ref: string
  limited: boolean
}

const folder = mkdtempSync(join(tmpdir(), 'spam-'))
const file = join(folder, 'site.sqlite')
const site = await startSite({ LOCAL_DATABASE_FILE: file, FIREBASE_DATABASE_URL: '' })
const started = performance.now()
const bots = castBots(BOTS)
const sent = await playAll(interleave(bots, castPeople(PEOPLE, bots))).finally(() => site.stop())
const seconds = (performance.now() - started) / 1_000
const store = openSqliteStore(file)
const listed = new Set(Object.keys(await store.list('leads')))
const apart = new Set(Object.keys(await store.list('quarantine/leads')))
rmSync(folder, { recursive: true })

const limited = sent.filter((post) => post.limited).length
const thanked = sent.filter(({ ref }) => ref !== '')
const again = thanked.length - new Set(thanked.map(({ ref }) => ref)).size
const botsIn = new Set(
  thanked.filter(({ sender, ref }) => sender === 'bot' && listed.has(ref)).map(({ ref }) => ref),
).size
const peopleIn = new Set(
  thanked
    .filter(({ sender, ref }) => sender === 'person' && listed.has(ref))
    .map(({ person }) => person),
).size
const share = 1 - botsIn / BOTS

for (const way of new Set(sent.map((post) => post.way))) {
  const posts = sent.filter((post) => post.way === way)
  const count = (is: (post: Sent) => boolean) => posts.filter(is).length
  console.log(
    `${way}: ${posts.length} posts, ${count(({ ref }) => listed.has(ref))} listed, ` +
      `${count(({ ref }) => apart.has(ref))} kept apart, ${count((post) => post.limited)} limited`,
  )
}
console.log(
  `${sent.length} sent in ${seconds.toFixed(0)} s, ${(sent.length / seconds).toFixed(0)} a second`,
)
console.log(
  `  = ${listed.size} listed + ${apart.size} kept apart + ${limited} limited + ${again} sent again`,
)
console.log(
  `${botsIn} of ${BOTS} bots' posts reached the list: ${(100 * share).toFixed(2)} % kept out`,
)
console.log(`${PEOPLE - peopleIn} of ${PEOPLE} people kept out`)

const addsUp = listed.size + apart.size + limited + again === sent.length
const listedOnce = [...apart].every((key) => !listed.has(key))
process.exit(addsUp && listedOnce && share >= KEPT_OUT && peopleIn === PEOPLE ? 0 : 1)

/** Sends the posts, a few at once; one person's posts follow one another. */
async function playAll(posts: Post[]): Promise<Sent[]> {
  const form = await getForm(`${site.url}/toronto`, 'Moving quote')
  const played: Sent[] = []
  const last = new Map<string, Promise<unknown>>()
  const queue = posts.values()
  const play = async (post: Post) => {
    const { fields, client } = post
    const send = () => postForm(form, fields, client)
    // A server closes idle connections, now and then while a request is on its way.
    const answer = await send().catch(send)
    const isLimited = answer.html.includes('several requests from you already')
    if (!isThanked(answer) && !isLimited) throw new Error(`A post was answered ${answer.status}`)
    played.push({ ...post, ref: isLimited ? '' : refOf(answer), limited: isLimited })
  }
  const worker = async () => {
    for (const post of queue) {
      const before = post.sender === 'person' ? last.get(post.client) : undefined
      const now = (before ?? Promise.resolve()).then(() => play(post))
      last.set(post.client, now)
      await now
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return played
}
