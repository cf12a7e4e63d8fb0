import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { parseLogEvents } from '@/e2e/support/checks/log-events'
import { expect, getLeads, getSiteSettings, test } from '@/e2e/support/servers/fixtures'
import { VALID_MOVE, postForm } from '@/e2e/support/pages/post-form'
import { fetchForm, isThankYouRedirect, getRequestKey } from '@/lib/monitoring/plain-form'
import { findFreePort, type Site } from '@/e2e/support/servers/site'

/** A request that the site rejects and logs. */
const postInvalidBody = async (site: Site) =>
  (await fetch(`${site.url}/toronto`, { method: 'POST', body: 'invalid' })).status

const postMove = async (site: Site) =>
  postForm(await fetchForm(`${site.url}/toronto`, 'Moving quote'), VALID_MOVE)

test(
  'A site whose log is not read still answers and stores',
  { tag: '@core' },
  async ({ database, startOtherSite }) => {
    const site = await startOtherSite()
    site.closeLog()
    for (let times = 0; times < 5; times++) expect(await postInvalidBody(site)).toBe(415)
    const answer = await postMove(site)
    expect(isThankYouRedirect(answer)).toBe(true)
    expect(Object.keys(getLeads(database))).toEqual([getRequestKey(answer)])
    expect(site.isRunning()).toBe(true)
  },
)

/** Longer than the site's own timeout, shorter than Node's timeout for an incomplete request. */
const MAX_STOP_MS = 25_000

/** Opens connections with incomplete headers and with an incomplete body. */
async function openPartialRequests({ url }: Site): Promise<Socket[]> {
  const { port, host } = new URL(url)
  const head = `POST /toronto HTTP/1.1\r\nHost: ${host}\r\n`
  const type = 'Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 1000\r\n\r\n'
  return Promise.all(
    [head, `${head}${type}--x\r\n`].map(async (text) => {
      const socket = connect(Number(port), 'localhost').on('error', () => {})
      await once(socket, 'connect')
      socket.write(text)
      return socket
    }),
  )
}

test('A stopping site completes a submission and does not wait for incomplete requests', async ({
  database,
  startOtherSite,
}) => {
  test.slow()
  const site = await startOtherSite()
  const sockets = await openPartialRequests(site)
  try {
    const form = await fetchForm(`${site.url}/toronto`, 'Moving quote')
    let isSending = false
    database.setFault((path) => {
      if (!path.startsWith('/leads/')) return undefined
      isSending = true
      return 'late'
    })
    const sending = postForm(form, VALID_MOVE)
    await expect.poll(() => isSending).toBe(true)
    process.kill(site.pid, 'SIGTERM')
    const answer = await sending
    expect(isThankYouRedirect(answer)).toBe(true)
    expect(Object.keys(getLeads(database))).toEqual([getRequestKey(answer)])
    await expect.poll(() => site.isRunning(), { timeout: MAX_STOP_MS }).toBe(false)
  } finally {
    for (const socket of sockets) socket.destroy()
  }
})

/** Blocks in a function that only a thank-you page with a move date calls. */
const HANG_SCRIPT = 'Date.prototype.toLocaleDateString = () => { for (;;); }'

test('A blocked site exits, so that it can be restarted', async ({ startOtherSite }) => {
  const site = await startOtherSite({
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(HANG_SCRIPT)}`,
  })
  const response = fetch(`${site.url}/thankyou?moveDate=2026-12-01`).then(
    () => 'answered',
    () => 'cut off',
  )
  expect(await response).toBe('cut off')
  await expect.poll(() => site.isRunning()).toBe(false)
  // The log's pipe may be read after the exit is known.
  await expect
    .poll(() => parseLogEvents(site.log(), 'watchdog'))
    .toMatchObject([{ level: 'error', outcome: 'blocked' }])
})

test('Stopping npm stops the site that it started', async ({ database }) => {
  const port = await findFreePort()
  const url = `http://localhost:${port}/icon.svg`
  const isUp = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
  const npm = spawn('npm', ['start', '--', '-p', String(port)], {
    env: { ...process.env, ...getSiteSettings(database) },
    stdio: 'ignore',
    // A process group, so that the test leaves nothing behind.
    detached: true,
  })
  try {
    await expect.poll(isUp).toBe(true)
    const ended = once(npm, 'exit')
    npm.kill('SIGTERM')
    await ended
    await expect.poll(isUp).toBe(false)
  } finally {
    try {
      process.kill(-(npm.pid ?? 0), 'SIGKILL')
    } catch {
      // All have ended.
    }
  }
})
