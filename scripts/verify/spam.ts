/**
 * `npm run verify -- spam`: plays 10,000 posts of bots between those of 1,000 people against the built site, and
 * says who ended up where. Fails when fewer than 99 % of the bots' posts are kept out of the dispatcher's
 * list, when a person is, or when the counts do not add up. `npm run build` first.
 *   -- --quick   a tenth of it
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { getForm, isThanked, postForm, refOf } from '@/e2e/support/pages/post-form'
import { startSite } from '@/e2e/support/servers/site'
import {
  makeBotPosts,
  makePeoplePosts,
  interleavePosts,
  type SimulatedPost,
} from '@/scripts/verify/spam/posts'
import { openSqliteStore } from '@/lib/store/sqlite'

const { values: options } = parseArgs({ options: { quick: { type: 'boolean' } } })
const BOTS = options.quick ? 1_000 : 10_000
const PEOPLE = BOTS / 10
const CONCURRENCY = 6
const MIN_BLOCKED_SHARE = 0.99

interface SentPost extends SimulatedPost {
  /** The record's key for a post that was thanked. */
  ref: string
  limited: boolean
}

const folder = mkdtempSync(join(tmpdir(), 'spam-'))
const file = join(folder, 'site.sqlite')
const site = await startSite({ LOCAL_DATABASE_FILE: file, FIREBASE_DATABASE_URL: '' })
const started = performance.now()
const bots = makeBotPosts(BOTS)
const sent = await sendAll(interleavePosts(bots, makePeoplePosts(PEOPLE, bots))).finally(() =>
  site.stop(),
)
const seconds = (performance.now() - started) / 1_000
const store = openSqliteStore(file)
const listed = new Set(Object.keys(await store.list('leads')))
const quarantined = new Set(Object.keys(await store.list('quarantine/leads')))
rmSync(folder, { recursive: true })

const limited = sent.filter((post) => post.limited).length
const thanked = sent.filter(({ ref }) => ref !== '')
const duplicateCount = thanked.length - new Set(thanked.map(({ ref }) => ref)).size
const listedBotCount = new Set(
  thanked.filter(({ sender, ref }) => sender === 'bot' && listed.has(ref)).map(({ ref }) => ref),
).size
const listedPersonCount = new Set(
  thanked
    .filter(({ sender, ref }) => sender === 'person' && listed.has(ref))
    .map(({ person }) => person),
).size
const blockedShare = 1 - listedBotCount / BOTS

for (const way of new Set(sent.map((post) => post.behavior))) {
  const posts = sent.filter((post) => post.behavior === way)
  const count = (is: (post: SentPost) => boolean) => posts.filter(is).length
  console.log(
    `${way}: ${posts.length} posts, ${count(({ ref }) => listed.has(ref))} listed, ` +
      `${count(({ ref }) => quarantined.has(ref))} kept apart, ${count((post) => post.limited)} limited`,
  )
}
console.log(
  `${sent.length} sent in ${seconds.toFixed(0)} s, ${(sent.length / seconds).toFixed(0)} a second`,
)
console.log(
  `  = ${listed.size} listed + ${quarantined.size} kept apart + ${limited} limited + ${duplicateCount} sent again`,
)
console.log(
  `${listedBotCount} of ${BOTS} bots' posts reached the list: ${(100 * blockedShare).toFixed(2)} % kept out`,
)
console.log(`${PEOPLE - listedPersonCount} of ${PEOPLE} people kept out`)

const isSumCorrect = listed.size + quarantined.size + limited + duplicateCount === sent.length
const isDisjoint = [...quarantined].every((key) => !listed.has(key))
process.exit(
  isSumCorrect && isDisjoint && blockedShare >= MIN_BLOCKED_SHARE && listedPersonCount === PEOPLE
    ? 0
    : 1,
)

/** Sends the posts, a few at once; one person's posts follow one another. */
async function sendAll(posts: SimulatedPost[]): Promise<SentPost[]> {
  const form = await getForm(`${site.url}/toronto`, 'Moving quote')
  const results: SentPost[] = []
  const last = new Map<string, Promise<unknown>>()
  const queue = posts.values()
  const sendPost = async (post: SimulatedPost) => {
    const { fields, client } = post
    const send = () => postForm(form, fields, client)
    // A server closes idle connections, now and then while a request is on its way.
    const answer = await send().catch(send)
    const isLimited = answer.html.includes('several requests from you already')
    if (!isThanked(answer) && !isLimited) throw new Error(`A post was answered ${answer.status}`)
    results.push({ ...post, ref: isLimited ? '' : refOf(answer), limited: isLimited })
  }
  const worker = async () => {
    for (const post of queue) {
      const previous = post.sender === 'person' ? last.get(post.client) : undefined
      const pending = (previous ?? Promise.resolve()).then(() => sendPost(post))
      last.set(post.client, pending)
      await pending
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, worker))
  return results
}
