export { default, generateMetadata } from '@/app/[country]/[city]/accessibility/page'
