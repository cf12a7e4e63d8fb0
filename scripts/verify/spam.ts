import { readArguments } from '@/scripts/command'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { postForm } from '@/e2e/support/pages/post-form'
import { fetchForm, isThankYouRedirect, getRequestKey } from '@/lib/monitoring/plain-form'
import { startSite } from '@/e2e/support/servers/site'
import {
  makeBotPosts,
  makePeoplePosts,
  interleavePosts,
  type SimulatedPost,
} from '@/scripts/verify/spam/posts'
import { ensureBuild } from './ensure-build'
import { openSqliteStore } from '@/lib/store/sqlite'

const { values: options } = readArguments('verify spam', {
  quick: { type: 'boolean', help: 'a tenth of the posts' },
})
const BOTS = options.quick ? 1_000 : 10_000
const PEOPLE = BOTS / 10
const CONCURRENCY = 6
const MIN_BLOCKED_SHARE = 0.99

interface SentPost extends SimulatedPost {
  /** The record's key; '' for a limited post. */
  ref: string
  limited: boolean
}

ensureBuild(true)
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
const accepted = sent.filter(({ ref }) => ref !== '')
const duplicateCount = accepted.length - new Set(accepted.map(({ ref }) => ref)).size
const listedBotCount = new Set(
  accepted.filter(({ sender, ref }) => sender === 'bot' && listed.has(ref)).map(({ ref }) => ref),
).size
const listedPersonCount = new Set(
  accepted
    .filter(({ sender, ref }) => sender === 'person' && listed.has(ref))
    .map(({ person }) => person),
).size
const blockedShare = 1 - listedBotCount / BOTS

for (const behavior of new Set(sent.map((post) => post.behavior))) {
  const posts = sent.filter((post) => post.behavior === behavior)
  const count = (is: (post: SentPost) => boolean) => posts.filter(is).length
  console.log(
    `${behavior}: ${posts.length} posts, ${count(({ ref }) => listed.has(ref))} listed, ` +
      `${count(({ ref }) => quarantined.has(ref))} quarantined, ${count((post) => post.limited)} limited`,
  )
}
console.log(
  `${sent.length} sent in ${seconds.toFixed(0)} s, ${(sent.length / seconds).toFixed(0)} a second`,
)
console.log(
  `  = ${listed.size} listed + ${quarantined.size} quarantined + ${limited} limited + ${duplicateCount} sent again`,
)
console.log(
  `${listedBotCount} of ${BOTS} bots' posts reached the list: ${(100 * blockedShare).toFixed(2)} % blocked`,
)
console.log(`${PEOPLE - listedPersonCount} of ${PEOPLE} people blocked`)

const isSumCorrect = listed.size + quarantined.size + limited + duplicateCount === sent.length
const isDisjoint = [...quarantined].every((key) => !listed.has(key))
process.exit(
  isSumCorrect && isDisjoint && blockedShare >= MIN_BLOCKED_SHARE && listedPersonCount === PEOPLE
    ? 0
    : 1,
)

/** Posts of one person are sent in order. */
async function sendAll(posts: SimulatedPost[]): Promise<SentPost[]> {
  const form = await fetchForm(`${site.url}/toronto`, 'Moving quote')
  const results: SentPost[] = []
  const last = new Map<string, Promise<unknown>>()
  const queue = posts.values()
  const sendPost = async (post: SimulatedPost) => {
    const { fields, client } = post
    const send = () => postForm(form, fields, client)
    // A server may close an idle connection while a request is on its way.
    const answer = await send().catch(send)
    const isLimited = answer.html.includes('already have several requests from you')
    if (!isThankYouRedirect(answer) && !isLimited)
      throw new Error(`A post was answered ${answer.status}`)
    results.push({ ...post, ref: isLimited ? '' : getRequestKey(answer), limited: isLimited })
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
