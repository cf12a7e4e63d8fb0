import 'server-only'
import { after } from 'next/server'
import { env } from '@/lib/env'
import { createFailureAlert } from '@/lib/alerts/failure-alert'
import { deliverToChannels, getActiveChannels } from './delivery'
import { logEvent } from '@/lib/log'
import type { Submission } from './read-submission'
import { createRecordKey, type RecordKey } from './record-key'
import { buildRelatedRecords, storeRelatedRecords } from './related-records'
import { decide, type Decision } from './submission-decision'
import { getStore } from '@/lib/store'
import type { ListName, WriteStatus } from '@/lib/store/store'

const alertOnFailures = createFailureAlert(
  'three submissions within ten minutes could not be stored (refused or unknown). Look for "submission" in the log; the next alert comes in an hour at the earliest.',
  3,
)

interface SubmissionResult {
  status: WriteStatus | 'limited' | 'tooLate' | 'full'
  key: string
  slot?: Decision['slot']
}

interface LoggedResult
  extends SubmissionResult, Partial<Omit<Decision, 'key' | 'action' | 'areRelatedStored'>> {
  list: ListName
  location: string | undefined
  reason?: string
}

/** Stores a submission once, however often it is sent. Never throws. */
export async function saveSubmission(submission: Submission): Promise<SubmissionResult> {
  const { list, content, meta } = submission
  // The key must not depend on suspicions: they can differ between two tries.
  const recordKey = createRecordKey(meta.nonce, [list, content], meta.now.getTime())
  const result = await storeSubmission(submission, recordKey)
  const { status, key, slot } = result
  logResult(submission, result)
  if (isFailure(status) && env.ALERT_WEBHOOK_URL) after(alertOnFailures)
  if (status === 'stored' && result.list === list && getActiveChannels().length > 0) {
    after(async () => deliverToChannels(await getStore(), { list, key }))
  }
  return { status, key, slot }
}

async function storeSubmission(
  submission: Submission,
  recordKey: RecordKey,
): Promise<LoggedResult> {
  const { list, meta } = submission
  let location: string | undefined
  try {
    const record = submission.buildRecord()
    if (typeof record.location_id === 'string') location = record.location_id
    const store = await getStore()
    const { action, key, areRelatedStored, ...findings } = await decide(
      store,
      submission,
      recordKey,
    )
    const result = { key, location, list: getTargetList(action, list), ...findings }
    if (action === 'limited' || action === 'tooLate' || action === 'full') {
      return { ...result, status: action }
    }

    const suspicions = action === 'quarantine' ? findings.suspicions : undefined
    const [status] = await Promise.all([
      action === 'alreadyStored'
        ? ('stored' as const)
        : store.create(result.list, key, record, meta.deadline),
      action === 'canary' || areRelatedStored
        ? undefined
        : storeRelatedRecords(store, key, buildRelatedRecords(submission, key, suspicions), meta),
    ])
    return { ...result, status }
  } catch (error) {
    // Only reads fail with an exception; without a nonce the previous window may hold an earlier try.
    const status = recordKey.previousWindowKey ? 'unknown' : 'refused'
    return { status, key: recordKey.key, list, location, reason: (error as Error).message }
  }
}

function getTargetList(action: Decision['action'], list: Submission['list']): ListName {
  return action === 'canary' || action === 'quarantine' ? `${action}/${list}` : list
}

function logResult({ meta }: Submission, { status, ...fields }: LoggedResult): void {
  const isQuarantined = status === 'stored' && fields.list.startsWith('quarantine/')
  const outcome = isQuarantined ? 'quarantined' : status
  const level = isFailure(status) ? 'error' : 'info'
  const ms = Date.now() - meta.now.getTime()
  logEvent('submission', { request: meta.requestId, outcome, ms, ...fields }, level)
}

function isFailure(status: SubmissionResult['status']): boolean {
  return status === 'refused' || status === 'unknown'
}
