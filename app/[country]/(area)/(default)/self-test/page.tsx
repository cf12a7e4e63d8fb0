import { cookies, headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { createMetadata } from '@/app/_shared/metadata'
import { SelfTestReport } from '@/components/content/self-test-report'
import { env, SITE_URL } from '@/lib/env'
import { SELF_TEST_PATH } from '@/lib/routing/paths'
import { runSelfTest } from '@/lib/monitoring/self-test'

export const metadata = createMetadata({
  title: 'What this link would store',
  description: 'For the people who write campaigns: the records that a link leads to. On previews.',
})

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export default async function SelfTestPage({ searchParams }: Props) {
  const [query, requestHeaders, requestCookies] = await Promise.all([
    searchParams,
    headers(),
    cookies(),
  ])
  // The middleware lets only previews in.
  if (env.VERCEL_ENV !== 'preview') notFound()

  const url = new URL(SELF_TEST_PATH, SITE_URL)
  for (const [name, value] of Object.entries(query)) {
    for (const item of [value].flat()) url.searchParams.append(name, item ?? '')
  }
  url.host = requestHeaders.get('host') ?? url.host
  return (
    <SelfTestReport
      {...runSelfTest(
        { url, referrer: requestHeaders.get('referer'), now: new Date() },
        { headers: requestHeaders, cookies: requestCookies },
      )}
    />
  )
}
