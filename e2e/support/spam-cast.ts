import { TRAP_FIELD } from '@/lib/forms/form'
import { newNonce } from '@/lib/submissions/push-id.fixture'
import { GOOD_MOVE, newClient, type Fields } from './post-form'

/** Who sends what in the simulation of spam (scripts/spam.ts). */

export interface Post {
  sender: 'bot' | 'person'
  /** How the bot gives itself away, or what the person does. */
  way: string
  fields: Fields
  client: string
  /** Which of the people it is. */
  person?: number
}

const random = (max: number) => Math.floor(Math.random() * max)
const digits = (n: number, length: number) => String(n).padStart(length, '0')

/** The message of a campaign, and what each bot of it says word for word. */
const CAMPAIGNS = ['casino', 'backlinks', 'crypto']

/**
 * Bots on a tenth as many addresses: seven in ten fill every field they find, two run a browser and
 * send at once, one leaves the trap alone and repeats its campaign's words under a new visit each time.
 */
export function castBots(count: number): Post[] {
  const clients = Array.from({ length: Math.ceil(count / 10) }, newClient)
  return Array.from({ length: count }, (_, n): Post => {
    const base = { sender: 'bot' as const, client: clients[random(clients.length)] ?? newClient() }
    const unlike = { ...GOOD_MOVE, phone: `212-555-${digits(n, 4)}`, message: `Offer ${n}` }
    const visit = { nonce: newNonce(Date.now()) }
    if (n % 10 < 7) {
      const fields = { ...unlike, [TRAP_FIELD]: 'https://spam.example' }
      return { ...base, way: 'fills every field', fields }
    }
    if (n % 10 < 9) {
      const elapsed = String(random(1_900))
      return { ...base, way: 'sends at once', fields: { ...unlike, ...visit, elapsed } }
    }
    const message = `Best ${CAMPAIGNS[random(CAMPAIGNS.length)]} offer`
    const fields = { ...GOOD_MOVE, phone: '646-555-0100', message, ...visit }
    return { ...base, way: 'repeats itself', fields }
  })
}

/**
 * People, half of them without JavaScript. Each has an address of their own, but every tenth shares one
 * with bots, as behind a mobile network's NAT. Every fifth presses the button again, and every tenth
 * sends the same from another tab: with JavaScript a new visit.
 */
export function castPeople(count: number, bots: Post[]): Post[] {
  return Array.from({ length: count }, (_, person): Post[] => {
    const hasScript = person % 2 === 0
    const visit = () =>
      hasScript
        ? { nonce: newNonce(Date.now()), elapsed: String(2_000 + random(600_000)) }
        : { nonce: '', elapsed: '' }
    const words = { phone: `416-5${digits(person, 6).replace(/(..)(....)/, '$1-$2')}` }
    const fields = { ...GOOD_MOVE, ...words, message: `Flat number ${person}`, ...visit() }
    const shared = person % 10 === 4 ? bots[person]?.client : undefined
    // Out of the range of the bots.
    const client = shared ?? `192.168.${person >> 8}.${person & 255}`
    const post: Post = { sender: 'person', way: 'asks', fields, client, person }
    const posts = [post]
    if (person % 5 === 0) posts.push({ ...post, way: 'presses the button again' })
    if (person % 10 === 2) {
      posts.push({ ...post, way: 'sends it from another tab', fields: { ...fields, ...visit() } })
    }
    return posts
  }).flat()
}

/** People come between the bots, each one's posts in their order. */
export function interleave(bots: Post[], people: Post[]): Post[] {
  const ratio = bots.length / people.length
  const placed = [
    ...bots.map((post, n) => ({ post, at: n })),
    ...people.map((post, n) => ({ post, at: n * ratio })),
  ]
  return placed.sort((a, b) => a.at - b.at).map(({ post }) => post)
}
