import styles from './kitchen-line.module.css'

/** One kitchen line in elevation, 1 unit = 5 mm on its floor. */
export function KitchenLine() {
  return (
    <div className={styles.view}>
      <svg className={styles.line} viewBox="0 0 1232 300" aria-hidden="true" focusable="false" data-mirror="">
        <path className={styles.guide} d="M0 110h1232" />
        <Refrigerator at={20} />
        <Refrigerator at={176} />
        <g className={styles.steel}>
          <path d="M352 120h56v52h-56zM348 172h64v84h-64zM360 106h40v14h-40z" />
          <path d="M430 184h150v9H430zM438 193h8v63h-8zM564 193h8v63h-8zM446 236h118" />
          <path d="M478 60h56q6 0 6 8v18h-62zM522 86h16v84h-16zM472 116h46l-8 46h-30zM466 170h72v14h-72zM490 86v24" />
        </g>
        <g className={styles.steel}>
          <path d="M738 0h24v50h-24zM640 50h220l14 46H626zM648 84h204" />
          <path d="M626 172h120v84H626zM626 172h120v22H626zM636 206h62v40h-62zM640 172v-6h24v6M676 172v-6h24v6M712 172v-6h24v6" />
          <path d="M754 176h40v80h-40zM754 176h40v14h-40zM766 160l5 16M786 160l-5 16" />
          <path d="M808 156h84v92h-84zM818 166h50v72h-50zM818 184h50M818 202h50M818 220h50M814 248v8M886 248v8" />
        </g>
        <g className={styles.steel}>
          <path d="M926 176h286v12H926zM930 188h278v68H930zM1000 188v68M1069 188v68M1138 188v68" />
          <path d="M962 118h98v22h-98zM968 140h86v28h-86zM958 168h106v8H958zM982 140v10M1002 140v10M1022 140v10M1042 140v10" />
          <path d="M1094 118h28l-6 24h-16zM1098 142h20v34h-20z" />
        </g>
        <g className={styles.accent}>
          <path d="M640 183h4M660 183h4M680 183h4M700 183h4M720 183h4M876 168v68M775 206v8M366 196h28M366 214h4M530 76h.1M1046 129h.1" />
        </g>
        <path className={styles.floor} d="M0 257h1232" />
        <path
          className={styles.tick}
          d="M20 280h296M348 280h232M626 280h266M926 280h286M20 275v10M316 275v10M348 275v10M580 275v10M626 275v10M892 275v10M926 275v10M1212 275v10"
        />
      </svg>
    </div>
  )
}

function Refrigerator({ at }: { readonly at: number }) {
  return (
    <g transform={`translate(${at} 0)`}>
      <g className={styles.steel}>
        <path d="M0 68q0-4 4-4h132q4 0 4 4v180H0zM4 92h64v152H4zM72 92h64v152H72zM10 248v8M130 248v8" />
      </g>
      <path className={styles.accent} d="M62 148v44M78 148v44M102 78h26" />
    </g>
  )
}
