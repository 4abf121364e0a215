/** An SVG file, imported with `?raw` and inlined in the page, so that the server's HTML contains it. Screen readers skip it. */
export function Drawing({ svg, className }: { svg: string; className?: string }) {
  return <span className={className} aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />;
}
