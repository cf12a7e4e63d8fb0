import { About } from '@/components/landing/about'
import { CallBanner } from '@/components/landing/call-banner'
import { CityGuide } from '@/components/landing/city-guide'
import { HowItWorks } from '@/components/landing/how-it-works'
import { Services } from '@/components/landing/services'
import { Stats } from '@/components/landing/stats'
import type { PageContext } from '@/lib/cities/page-context'

/** Between the landing page's two forms. */
export function LandingSections({ pageContext }: { pageContext: PageContext }) {
  return (
    <>
      <Stats />
      <Services pageContext={pageContext} />
      <CallBanner pageContext={pageContext} />
      <HowItWorks pageContext={pageContext} />
      <About pageContext={pageContext} />
      <CityGuide pageContext={pageContext} />
    </>
  )
}
