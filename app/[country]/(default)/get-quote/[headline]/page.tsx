export {
  default,
  generateMetadata,
  generateStaticParams,
} from '@/app/[country]/[city]/get-quote/[headline]/page'
