/** `npm run hand-over`: tells `LEAD_WEBHOOK_URL` of the leads and jobs it has not taken yet. */
import './load-env'
import { env } from '@/lib/env'
import { handOverMissed } from '@/lib/submissions/hand-over'
import { getStore } from '@/lib/store'

if (!env.LEAD_WEBHOOK_URL) {
  console.error('LEAD_WEBHOOK_URL is not set: there is nobody to hand over to.')
  process.exit(2)
}
const run = await handOverMissed(await getStore(), await getStore('ops'), Date.now())
console.log(
  `${run.handedOver} handed over, ${run.waiting} still waiting (${run.late} since an hour)`,
)
process.exit(run.waiting === 0 ? 0 : 1)
