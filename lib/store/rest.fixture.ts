import type { Fault } from '@/e2e/support/servers/database-faults'
import type { DatabaseServer } from '@/e2e/support/servers/database-server'
import { openRestStore } from './rest'
import type { RestClient } from './rest-client'
import type { Store } from './store'

/** The first token is `old`, those after a rejection are `fresh-2`, `fresh-3` and so on. */
function createTokenSource(): RestClient['getToken'] {
  let count = 0
  return (rejectedToken) => {
    count++
    return Promise.resolve(rejectedToken ? `fresh-${count}` : 'old')
  }
}

export function openTestStore(
  server: DatabaseServer,
  uid = 'site',
  getToken = createTokenSource(),
): Store {
  const override = encodeURIComponent(JSON.stringify({ uid }))
  const getUrl = (path: string) => `${server.url}/${path}.json?auth_variable_override=${override}`
  return openRestStore({ getUrl, getToken })
}

/** The faults of the first requests, in order; later requests have none. */
export function setFaults(server: DatabaseServer, ...faults: (Fault | undefined)[]): void {
  let requests = 0
  server.setFault(() => faults[requests++])
}

/** For operations that end on their own: longer than any machine takes. */
export const longDeadline = () => Date.now() + 20_000
/** For operations that go on until the deadline. */
export const shortDeadline = () => Date.now() + 700
