import { Icon } from "../../ui/icon/icon.tsx";
import { Panel } from "../../ui/section/section.tsx";

interface WriterCardProps {
  name: string;
  about: string;
  /** Icons that link nowhere, as specified: they are pictures, not links (BLOG-07). */
  socials?: { name: string; icon: string }[];
}

/** Who writes, beside a text. */
export function WriterCard({ name, about, socials = [] }: WriterCardProps) {
  return (
    <Panel>
      <h2>{name}</h2>
      <p>{about}</p>
      {socials.length > 0 && (
        <div data-row="chips" aria-hidden="true">
          {socials.map((social) => (
            <Icon key={social.name} shape={social.icon} />
          ))}
        </div>
      )}
    </Panel>
  );
}
