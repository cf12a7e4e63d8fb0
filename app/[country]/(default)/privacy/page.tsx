export { default, generateMetadata } from '@/app/[country]/[city]/privacy/page'
