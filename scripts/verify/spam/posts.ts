import { HONEYPOT_FIELD } from '@/lib/forms/form'
import { createIdempotencyKey } from '@/lib/submissions/push-id.fixture'
import { VALID_MOVE, makeClientIp } from '@/e2e/support/pages/post-form'
import { type Fields } from '@/lib/monitoring/plain-form'

export interface SimulatedPost {
  sender: 'bot' | 'person'
  behavior: string
  fields: Fields
  client: string
  /** Index of the person. */
  person?: number
}

const randomInteger = (max: number) => Math.floor(Math.random() * max)
const padDigits = (n: number, length: number) => String(n).padStart(length, '0')

const CAMPAIGNS = ['casino', 'backlinks', 'crypto']

/**
 * Ten bots share an IP address. Of ten, seven fill the honeypot, two send at once from a browser,
 * and one repeats its campaign's message with a new nonce.
 */
export function makeBotPosts(count: number): SimulatedPost[] {
  const clients = Array.from({ length: Math.ceil(count / 10) }, makeClientIp)
  return Array.from({ length: count }, (_, n): SimulatedPost => {
    const base = {
      sender: 'bot' as const,
      client: clients[randomInteger(clients.length)] ?? makeClientIp(),
    }
    const distinctFields = {
      ...VALID_MOVE,
      phone: `212-555-${padDigits(n, 4)}`,
      message: `Offer ${n}`,
    }
    const visit = { nonce: createIdempotencyKey(Date.now()) }
    if (n % 10 < 7) {
      const fields = { ...distinctFields, [HONEYPOT_FIELD]: 'https://spam.example' }
      return { ...base, behavior: 'fills every field', fields }
    }
    if (n % 10 < 9) {
      const elapsed = String(randomInteger(1_900))
      return {
        ...base,
        behavior: 'sends at once',
        fields: { ...distinctFields, ...visit, elapsed },
      }
    }
    const message = `Best ${CAMPAIGNS[randomInteger(CAMPAIGNS.length)]} offer`
    const fields = { ...VALID_MOVE, phone: '646-555-0100', message, ...visit }
    return { ...base, behavior: 'repeats itself', fields }
  })
}

/**
 * Half of the people have no JavaScript. Every tenth shares an IP address with bots (NAT).
 * Every fifth submits twice, and every tenth submits again from another tab.
 */
export function makePeoplePosts(count: number, bots: SimulatedPost[]): SimulatedPost[] {
  return Array.from({ length: count }, (_, person): SimulatedPost[] => {
    const hasScript = person % 2 === 0
    const visit = () =>
      hasScript
        ? { nonce: createIdempotencyKey(Date.now()), elapsed: String(2_000 + randomInteger(600_000)) }
        : { nonce: '', elapsed: '' }
    const words = { phone: `416-5${padDigits(person, 6).replace(/(..)(....)/, '$1-$2')}` }
    const fields = { ...VALID_MOVE, ...words, message: `Flat number ${person}`, ...visit() }
    const shared = person % 10 === 4 ? bots[person]?.client : undefined
    // Out of the range of the bots.
    const client = shared ?? `192.168.${person >> 8}.${person & 255}`
    const post: SimulatedPost = { sender: 'person', behavior: 'asks', fields, client, person }
    const posts = [post]
    if (person % 5 === 0) posts.push({ ...post, behavior: 'presses the button again' })
    if (person % 10 === 2) {
      posts.push({
        ...post,
        behavior: 'sends it from another tab',
        fields: { ...fields, ...visit() },
      })
    }
    return posts
  }).flat()
}

/** Keeps the order of each person's posts. */
export function interleavePosts(bots: SimulatedPost[], people: SimulatedPost[]): SimulatedPost[] {
  const ratio = bots.length / people.length
  const placed = [
    ...bots.map((post, n) => ({ post, at: n })),
    ...people.map((post, n) => ({ post, at: n * ratio })),
  ]
  return placed.sort((a, b) => a.at - b.at).map(({ post }) => post)
}
