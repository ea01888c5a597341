/** Decoration: says nothing the words beside it do not say. */
export function IllustrationMap({ className }: { className?: string | undefined }) {
  return <svg aria-hidden viewBox="0 0 500 400" className={className} />;
}
