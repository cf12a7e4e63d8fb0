import { createContentPage } from '@/app/_shared/page-shell'
import { createGenerateMetadata } from '@/app/_shared/metadata'

export const generateMetadata = createGenerateMetadata('prices')
export default createContentPage('prices')
