import { checkHost, checkVisitorAddress } from './host'

const VERCEL = { server: 'Vercel', 'x-vercel-id': 'iad1::abc', 'x-vercel-cache': 'MISS' }

test.each([
  [VERCEL, 'ok', 'Vercel serves this address itself'],
  [{ ...VERCEL, server: 'cloudflare', 'cf-ray': '8a-YYZ' }, 'wrong', '(cloudflare) is in front'],
  [{ ...VERCEL, 'x-azure-ref': 'a' }, 'wrong', 'Another server (Vercel) is in front'],
  [{ ...VERCEL, server: 'nginx' }, 'wrong', 'Another server (nginx) is in front'],
  [{ ...VERCEL, via: '1.1 google' }, 'wrong', 'Another server (Vercel) is in front'],
  [{ server: 'nginx', via: '1.1 proxy' }, 'warning', 'Vercel does not serve this address'],
])('The answer %j is judged %s', (headers, level, message) => {
  expect(checkVisitorAddress(new Headers(headers as Record<string, string>))).toMatchObject({
    level,
    message: expect.stringContaining(message) as unknown,
  })
})

test.each([
  [200, 'ok', 'answers 200'],
  [503, 'wrong', 'answers 503'],
  [401, 'wrong', 'answers 401'],
])('A site that answers %s is judged %s', async (status, level, message) => {
  const fetch = jest.spyOn(globalThis, 'fetch')
  fetch.mockResolvedValue(new Response(null, { status, headers: VERCEL }))
  const [answer, ...others] = await checkHost('https://site.example')
  expect(answer).toMatchObject({ level, message: `https://site.example/api/health ${message}` })
  expect(others).toMatchObject([{ level: 'ok' }])
  expect(fetch.mock.calls[0]?.[0]).toBe('https://site.example/api/health')
  fetch.mockRestore()
})
