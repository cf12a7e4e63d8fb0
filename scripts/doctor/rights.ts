import { DEFAULT_CITY } from '@/lib/cities/cities'
import { leadOf } from '@/lib/forms/lead'
import { recordKey } from '@/lib/submissions/record-key'
import { openStore, prefixOf } from '@/lib/store'
import { ok, wrong, type Finding } from './finding'

export const DEPLOY_RULES =
  'Run `npm run rules`, then `npx firebase-tools deploy --only database --project <your project>`.'

const LIST = 'canary/leads'
const ANSWER_MS = 5_000
const soon = () => Date.now() + ANSWER_MS
const newKey = () => recordKey('', crypto.randomUUID(), Date.now()).key
const isRefused = (attempt: Promise<unknown>) =>
  attempt.then(
    () => false,
    () => true,
  )

/**
 * What the rules really let the site and ops do, tried with records of our own among the canaries of
 * previews; and that a preview's records stand there, and not where production's do.
 */
export async function checkRights(): Promise<Finding[]> {
  const [site, ops, production, productionSite] = await Promise.all([
    openStore('site', prefixOf('preview')),
    openStore('ops', prefixOf('preview')),
    openStore('ops', prefixOf('production')),
    openStore('site', prefixOf('production')),
  ])
  const lead = leadOf(
    { cityKey: DEFAULT_CITY, name: 'Doctor', phone: '972-555-0199', message: 'Doctor' },
    { now: new Date(), ip: '' },
  )
  const [key, oddKey] = [newKey(), newKey()]
  const findings: Finding[] = []
  const must = (holds: boolean, what: string, otherwise: string) =>
    findings.push(holds ? ok(what) : wrong(otherwise, DEPLOY_RULES))

  try {
    const saved = await site.create(LIST, key, lead, soon())
    must(saved === 'stored', 'The site may store', `The site may not store (${saved})`)
    const standing = saved === 'stored' ? await site.read(LIST, key, soon()) : null
    const elsewhere = await production.read(LIST, key, soon())
    must(
      standing !== null && elsewhere === null,
      'A preview stores under preview/, and not where production does',
      'What a preview stores cannot be found under preview/ alone',
    )
    must(
      (await site.create(LIST, oddKey, { ...lead, extra: 'x' }, soon())) === 'refused',
      'The site may not store a field of its own making',
      'The site may store a field that no record has',
    )
    must(
      await isRefused(site.mark(LIST, key, { name: 'Changed' })),
      'The site may not change what is stored',
      'The site may change what is stored',
    )
    must(
      await isRefused(site.remove(LIST, key)),
      'The site may not remove what is stored',
      'The site may remove what is stored',
    )
    must(
      await isRefused(productionSite.list('leads')),
      'The site may not read the list of leads',
      'The site may read all leads: who breaks into it has them',
    )
    const listed = await ops.list(LIST).catch(() => ({}))
    must(key in listed, 'Ops may read lists', 'Ops may not read lists, so no command works')
  } finally {
    const left = await Promise.allSettled([ops.remove(LIST, key), ops.remove(LIST, oddKey)])
    must(
      left.every(({ status }) => status === 'fulfilled'),
      'Ops may remove',
      `Ops may not remove; two records of the doctor stay in preview/${LIST}`,
    )
  }
  return findings
}
