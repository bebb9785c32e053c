export { Carousel, type CarouselLabels, type CarouselProps } from "./carousel.tsx";
