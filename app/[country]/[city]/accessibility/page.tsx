import { createContentPage } from '@/app/_shared/page-shell'
import { createGenerateMetadata } from '@/app/_shared/metadata'

/** The canonical address is the page without a city, which has the same text. */
export const generateMetadata = createGenerateMetadata('accessibility')
export default createContentPage('accessibility')
