import { killAtWrite, runLater, useWebhook, webhook, WRITES } from './outbox-run.fixture'
import { changeBooking, type OfficeChange } from '@/lib/office/change-booking'
import { findRequest } from '@/lib/requests/load-request'
import { runScheduled, store } from '@/lib/submissions/submission.fixture'
import { BOOKED_WINDOW, KEY, listWindows } from '@/lib/submissions/change-request.fixture'

useWebhook()

const press = (change: OfficeChange['change']) =>
  changeBooking(store, { list: 'jobs', key: KEY, change, now: new Date() })

test.each(WRITES)(
  'If an unconfirmation stops at write %d (done: %s) and is reversed, nobody gets it',
  async (write, isDone) => {
    await killAtWrite(write, isDone, () => press({ kind: 'unconfirm' }))
    await press({ kind: 'confirm', selectedDate: '2026-11-21', timeSlot: '09:00-11:00' })
    await runScheduled()
    await runLater()
    expect(await findRequest(store, KEY)).toMatchObject({ isConfirmed: true })
    expect(webhook.sent.filter((id) => id.includes('unconfirmed'))).toEqual([])
    expect(await listWindows()).toEqual([BOOKED_WINDOW])
  },
)
