import { useTranslate } from '@/components/ui/use-translate'
import { telHref } from '@/lib/routing/tel-href'
import type { Sentence, Values } from '@/lib/words/translate'

interface ErrorMessageProps {
  phone: string
  text: Sentence
  values?: Values
}

export function ErrorMessage({ phone, text, values }: ErrorMessageProps) {
  const t = useTranslate()
  return (
    <section className="mx-auto max-w-page px-4 py-12 sm:px-6 md:py-20 lg:px-8">
      <h1 className="text-hero">{t('Something went wrong on our end')}</h1>
      <p className="max-w-measure pt-4 text-lead">{t(text, values)}</p>
      <p className="flex flex-wrap gap-3 pt-6">
        <a href={telHref(phone)} className="button-primary w-full sm:w-auto">
          {t('Call {phone}', { phone })}
        </a>
        <button
          type="button"
          onClick={() => location.reload()}
          className="button-secondary w-full sm:w-auto"
        >
          {t('Try again')}
        </button>
      </p>
    </section>
  )
}
