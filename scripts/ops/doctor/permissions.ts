import { DEFAULT_CITY } from '@/lib/cities/keys'
import { createLead } from '@/lib/forms/lead'
import { createRecordKey } from '@/lib/submissions/record-key'
import { openStore, getListPrefix } from '@/lib/store'
import { ok, wrong, type Finding } from './finding'

export const DEPLOY_RULES =
  'Run `npm run assets -- rules`, then `npx firebase-tools deploy --only database --project <your project>`.'

const CANARY_LIST = 'canary/leads'
const TIMEOUT_MS = 5_000
const getDeadline = () => Date.now() + TIMEOUT_MS
const makeRecordKey = () => createRecordKey('', crypto.randomUUID(), Date.now()).key
const isRefused = (attempt: Promise<unknown>) =>
  attempt.then(
    () => false,
    () => true,
  )

/** Tests the deployed rules with own records in the preview's canary list, and removes them. */
export async function checkPermissions(): Promise<Finding[]> {
  const [site, ops, production, productionSite] = await Promise.all([
    openStore('site', getListPrefix('preview')),
    openStore('ops', getListPrefix('preview')),
    openStore('ops', getListPrefix('production')),
    openStore('site', getListPrefix('production')),
  ])
  const lead = createLead(
    { cityKey: DEFAULT_CITY, name: 'Doctor', phone: '972-555-0199', message: 'Doctor' },
    { now: new Date(), ip: '' },
  )
  const [key, oddKey] = [makeRecordKey(), makeRecordKey()]
  const findings: Finding[] = []
  const addFinding = (holds: boolean, what: string, otherwise: string) =>
    findings.push(holds ? ok(what) : wrong(otherwise, DEPLOY_RULES))

  try {
    const saved = await site.create(CANARY_LIST, key, lead, getDeadline())
    addFinding(saved === 'stored', 'The site may store', `The site may not store (${saved})`)
    const storedLead = saved === 'stored' ? await site.read(CANARY_LIST, key, getDeadline()) : null
    const productionLead = await production.read(CANARY_LIST, key, getDeadline())
    addFinding(
      storedLead !== null && productionLead === null,
      'A preview stores under preview/ only',
      'Records of a preview are not stored under preview/ only',
    )
    addFinding(
      (await site.create(CANARY_LIST, oddKey, { ...lead, extra: 'x' }, getDeadline())) ===
        'refused',
      'The site may not store an unknown field',
      'The site may store an unknown field',
    )
    addFinding(
      await isRefused(site.update(CANARY_LIST, key, { name: 'Changed' })),
      'The site may not change what is stored',
      'The site may change what is stored',
    )
    addFinding(
      await isRefused(site.remove(CANARY_LIST, key)),
      'The site may not remove what is stored',
      'The site may remove what is stored',
    )
    addFinding(
      await isRefused(productionSite.list('leads')),
      'The site may not read the list of leads',
      'The site may read all leads: an attacker of the site gets them',
    )
    const listed = await ops.list(CANARY_LIST).catch(() => ({}))
    addFinding(key in listed, 'Ops may read lists', 'Ops may not read lists, so no command works')
  } finally {
    const left = await Promise.allSettled([
      ops.remove(CANARY_LIST, key),
      ops.remove(CANARY_LIST, oddKey),
    ])
    addFinding(
      left.every(({ status }) => status === 'fulfilled'),
      'Ops may remove',
      `Ops may not remove; two records of the doctor stay in preview/${CANARY_LIST}`,
    )
  }
  return findings
}
