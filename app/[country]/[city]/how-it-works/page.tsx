import { createContentPage } from '@/app/_shared/create-page'
import { createGenerateMetadata } from '@/app/_shared/metadata'

export const generateMetadata = createGenerateMetadata('howItWorks')
export default createContentPage('howItWorks')
