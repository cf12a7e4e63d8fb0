import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { pageMetadata } from '@/app/_shared/metadata'
import { SelfTestReport } from '@/components/content/self-test'
import { env, SITE_URL } from '@/lib/env'
import { SELF_TEST_PATH } from '@/lib/routing/paths'
import { selfTest } from '@/lib/monitoring/self-test'

export const metadata = pageMetadata({
  title: 'What this link would store',
  description: 'For the people who write campaigns: the records that a link leads to. On previews.',
})

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export default async function SelfTestPage({ searchParams }: Props) {
  const [query, asked] = await Promise.all([searchParams, headers()])
  // The door lets nobody else in; should it ever, this is nothing for visitors.
  if (env.VERCEL_ENV !== 'preview') notFound()

  const url = new URL(SELF_TEST_PATH, SITE_URL)
  for (const [name, value] of Object.entries(query)) {
    for (const one of [value].flat()) url.searchParams.append(name, one ?? '')
  }
  url.host = asked.get('host') ?? url.host
  return (
    <SelfTestReport
      {...selfTest({ url, referrer: asked.get('referer'), now: new Date() }, asked)}
    />
  )
}
