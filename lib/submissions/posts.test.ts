import { ELAPSED_FIELD, HONEYPOT_FIELD, MESSAGE_FIELD } from '@/lib/forms/form'
import { hasLink } from '@/lib/requests/text'
import { BOTS, HONEST, type Post } from './posts.fixture'
import {
  createKeyField,
  listKeys,
  NO_KEY_FIELD,
  sendSubmission,
  useEmptyStore,
} from './submission.fixture'

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
