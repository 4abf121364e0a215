/** An SVG file, imported with `?raw` and inlined, so that the server-rendered HTML contains it. Hidden from screen readers. */
export function Drawing({ svg, className }: { svg: string; className?: string }) {
  return <span className={className} aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />;
}
