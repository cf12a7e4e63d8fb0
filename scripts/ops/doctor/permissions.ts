import { DEFAULT_CITY } from '@/lib/cities/keys'
import { createLead } from '@/lib/forms/lead'
import { getStore } from '@/lib/store'
import { createRecordKey } from '@/lib/submissions/record-key'
import { ok, wrong, type Finding } from './finding'

export const DEPLOY_RULES =
  'Run `npx firebase-tools deploy --only database --project <your project>`.'

const CANARY_LIST = 'canary/leads'
const TIMEOUT_MS = 5_000
const isRefused = (attempt: Promise<unknown>) =>
  attempt.then(
    () => false,
    () => true,
  )

/** Tests the deployed rules with a canary of its own, and removes it. */
export async function checkPermissions(): Promise<Finding[]> {
  const [site, ops] = [await getStore(), await getStore('ops')]
  const lead = createLead(
    { cityKey: DEFAULT_CITY, name: 'Doctor', phone: '972-555-0199', message: 'Doctor' },
    { now: new Date(), ip: '' },
  )
  const { key } = createRecordKey('', crypto.randomUUID(), Date.now())
  const findings: Finding[] = []
  const addFinding = (holds: boolean, what: string, otherwise: string) =>
    findings.push(holds ? ok(what) : wrong(otherwise, DEPLOY_RULES))

  try {
    const deadline = Date.now() + TIMEOUT_MS
    const { status } = await site.createIfAbsent(CANARY_LIST, key, lead, deadline)
    addFinding(status === 'stored', 'The site may store', `The site may not store (${status})`)
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
      await isRefused(site.list('leads')),
      'The site may not read the list of leads',
      'The site may read all leads: an attacker of the site gets them',
    )
    const listed = await ops.list(CANARY_LIST).catch(() => ({}))
    addFinding(key in listed, 'Ops may read lists', 'Ops may not read lists, so no command works')
  } finally {
    addFinding(
      !(await isRefused(ops.remove(CANARY_LIST, key))),
      'Ops may remove',
      `Ops may not remove: ${CANARY_LIST}/${key} of the doctor stays`,
    )
  }
  return findings
}
