'use client'

import { useState } from 'react'
import { ErrorMessage } from '@/components/layout/error-message'
import { useTranslate } from '@/components/ui/use-translate'
import { DEFAULT_PHONE } from '@/lib/business/brand'
import { getLogo, LOGO_ASPECT_RATIO, LOGO_WIDTH } from '@/lib/business/logos'
import { STYLES_PATH } from '@/lib/routing/api-paths'
import { toPhone } from '@/lib/routing/tel-href'

/** Replaces the root layout when it fails. */
export default function GlobalError() {
  const t = useTranslate()
  const [phone] = useState(findPhone)
  const { src, alt } = getLogo('other', t)
  return (
    <html lang={t.locale}>
      <body>
        <link rel="stylesheet" href={STYLES_PATH} precedence="site" />
        <title>{t('Something went wrong on our end')}</title>
        <header className="border-b-4 border-orange px-4 py-3 sm:px-6 lg:px-8">
          <a href={t.language === 'en' ? '/' : `/${t.language}`} className="inline-block">
            <img src={src} alt={alt} width={LOGO_WIDTH} height={LOGO_WIDTH / LOGO_ASPECT_RATIO} />
          </a>
        </header>
        <main>
          <ErrorMessage
            phone={phone}
            text="Try again, or call us and we’ll take your request over the phone."
          />
        </main>
      </body>
    </html>
  )
}

function findPhone(): string {
  if (typeof document === 'undefined') return DEFAULT_PHONE
  const link = document.querySelector<HTMLAnchorElement>('a[href^="tel:+1"]')
  return link ? toPhone(link.href) : DEFAULT_PHONE
}
